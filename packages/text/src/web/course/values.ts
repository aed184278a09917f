/** The messages of the course of a turn, with their values: its steps, the stages of an action, the menu. */

type Bare = Record<never, never>;

/** The steps of every turn. */
type TurnStepName = 'die' | 'architect' | 'action' | 'end';

/** What is decided one after the other within an action. */
type StageName = 'colour' | 'projects' | 'tiles' | 'space' | 'row' | 'payment' | 'ship' | 'gains';

interface StepValues {
  readonly menu: Bare;
  readonly steps: Bare;
  /** What is read out. */
  readonly news: Bare;
  readonly step: { readonly step: number; readonly steps: number; readonly name: string };
  /** A part of an action. */
  readonly stage: { readonly step: number; readonly steps: number; readonly name: string };
  /** A payment that is offered first. */
  readonly proposed: Bare;
}

export interface CourseValues {
  readonly course: StepValues;
  readonly turnStep: { readonly [S in TurnStepName]: Bare };
  readonly stage: { readonly [S in StageName]: Bare };
}

export type CourseMessages = { readonly [P in keyof CourseValues]: { readonly [K in keyof CourseValues[P]]: string } };

/** The way through a turn: die, Architect, up to two Actions, end. Within an Action, the parts that are decided one after the other. */
import type { ActionKind, Ask } from '@tabannusi/engine';
import type { WebValues } from '@tabannusi/text';
import type { Scene } from './scene.ts';

type StepName = keyof WebValues['turnStep'];
type Stage = keyof WebValues['stage'];

export interface TurnPath {
  /** `action` is the chosen Action; null for other steps and before the choice. */
  readonly steps: readonly { readonly step: StepName; readonly action: ActionKind | null }[];
  /** The index of the present step. */
  readonly at: number;
  /** The present part of the Action and its number among the parts asked so far; null outside an Action and in one without parts. */
  readonly stage: { readonly stage: Stage; readonly number: number } | null;
}

const STEPS: readonly StepName[] = ['die', 'architect', 'action', 'action', 'end'];
const FIRST_ACTION = STEPS.indexOf('action');
const END = STEPS.length - 1;

/** The parts of each Action. Not all of them are asked every time. */
const STAGES: Readonly<Record<ActionKind, readonly Stage[]>> = {
  project: ['colour', 'space', 'gains'],
  construct: ['projects', 'payment', 'gains', 'ship'],
  gardening: ['tiles', 'space', 'gains'],
  ship: ['ship', 'payment', 'gains'],
  portHouse: ['space', 'row', 'payment', 'gains'],
  zigguratHouse: ['space', 'payment', 'gains'],
  tile: [],
};

/** Any other question within an Action is about its gains. */
const STAGE_OF: Readonly<Partial<Record<Ask['ask'], Stage>>> = {
  projectColour: 'colour',
  projectSpace: 'space',
  constructColour: 'projects',
  afterConstruct: 'ship',
  gardening: 'tiles',
  waterSpace: 'space',
  gardenSpace: 'space',
  markerSource: 'space',
  ship: 'ship',
  shipPayment: 'payment',
  payment: 'payment',
  anyPayment: 'payment',
  portSpace: 'space',
  houseRow: 'row',
  zigguratSpace: 'space',
};

/** Null if nobody is asked in a turn of their own. */
export function turnPathOf(scene: Pick<Scene, 'view' | 'prompt' | 'table' | 'observer' | 'past' | 'moment'>): TurnPath | null {
  const { view, prompt, past } = scene;
  const { question, active } = view;
  const isEnding = past === null && prompt.wait === 'confirm';
  if (active === null || (!isEnding && question?.seat !== active)) return null;
  const chosen = chosenActions(scene);
  const steps = STEPS.map((step, index) => ({ step, action: chosen[index - FIRST_ACTION]?.action ?? null }));
  if (isEnding || question === null) return { steps, at: END, stage: null };
  const at = stepAt(question.ask, chosen.length);
  const acting = question.ask === 'action' || at === END ? undefined : chosen.at(-1);
  return { steps, at, stage: acting === undefined ? null : stageOf(acting, question, scene) };
}

/** Between two Actions, the present step is the next Action. */
function stepAt(ask: Ask['ask'], acted: number): number {
  if (ask === 'pawns' || ask === 'die') return 0;
  if (ask === 'scoringOrder') return END;
  if (ask === 'action') return Math.min(END, FIRST_ACTION + acted);
  return Math.min(END - 1, FIRST_ACTION - 1 + acted);
}

/** A part that was not asked, because there was nothing to choose, does not count. */
function stageOf({ action, moment: from }: Chosen, question: Asked, { table, observer, past, moment }: Looked): TurnPath['stage'] {
  const asked = new Set<Stage>();
  for (let at = from; at < (past ?? moment); at++) {
    const before = table.seen(observer, at).view.question;
    // An Action has ended when the next one is asked for, so a later free action is not part of it.
    if (before?.ask === 'action') return null;
    if (before?.seat === question.seat) asked.add(stageAsked(before));
  }
  const stage = stageAsked(question);
  asked.add(stage);
  const parts = [...asked].filter((each) => STAGES[action].includes(each));
  return parts.includes(stage) ? { stage, number: parts.indexOf(stage) + 1 } : null;
}

/** A Project from a bonus belongs to the gains of the first one. */
const stageAsked = (question: Ask): Stage => ('further' in question && question.further ? 'gains' : (STAGE_OF[question.ask] ?? 'gains'));

type Asked = NonNullable<Scene['view']['question']>;
type Looked = Pick<Scene, 'table' | 'observer' | 'past' | 'moment'>;

interface Chosen {
  readonly action: ActionKind;
  /** The moment after the choice. */
  readonly moment: number;
}

/** Returns the Actions chosen in the turn that is shown. */
function chosenActions({ table, observer, past, moment }: Looked): Chosen[] {
  const to = past ?? moment;
  const began = table.turns.findLast((turn) => turn.moment <= to)?.moment;
  if (began === undefined) return [];
  return table
    .log(observer, began, to)
    .flatMap(({ events, moment: at }) =>
      events.flatMap((event) => (event.event === 'actionChosen' && event.rule === 'TURN-09' ? [{ action: event.action, moment: at }] : [])),
    );
}

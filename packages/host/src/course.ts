/**
 * The game of a hosted table between two entries: a snapshot of its state and a few numbers. All tables with the same setting share one
 * state in which the game is resumed, so a table in memory takes only a few kilobytes.
 */
import {
  asked,
  CHANCE,
  type Chance,
  type Choice,
  choiceOf,
  isOver,
  newGame,
  type Outcome,
  outcomeOf,
  RunningGame,
  type Setting,
  type Snapshot,
  State,
} from '@tabannusi/engine';
import { type Answers, split } from './entries.ts';

export interface Course {
  readonly image: Snapshot;
  /** The number of outcomes so far, by kind and District; `outcomes` is their total. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly outcomes: number;
  /** The seat that is asked; null if chance is asked or the game is over. */
  readonly asked: number | null;
  readonly over: boolean;
}

/** A resumed game. It is valid until another game of the same setting is resumed. */
export interface Running {
  readonly game: RunningGame;
  /** The course as it is now. */
  course(): Course;
}

/** A log holds something that the rules do not allow. */
export class Impossible extends Error {}

const scratches = new WeakMap<Setting, State>();

function scratchOf(setting: Setting): State {
  const known = scratches.get(setting);
  if (known !== undefined) return known;
  const made = new State(setting);
  scratches.set(setting, made);
  return made;
}

/** Resumes a course, or starts a game if it is null. Without a source of chance, outcomes must be supplied. */
export function resume(setting: Setting, from: Course | null, source: Chance | null = null): Running {
  const state = scratchOf(setting);
  state.events = null;
  if (from === null) newGame(state);
  else state.restore(from.image);
  const numbers = { ...from?.numbers };
  const before = from?.outcomes ?? 0;
  // The game asks for each outcome once, in order.
  const chance: Chance = (of) => {
    const key = `${of.kind} ${of.district ?? ''}`;
    const number = numbers[key] ?? 0;
    numbers[key] = number + 1;
    return source?.({ ...of, number, outcomes: before + of.outcomes }) ?? null;
  };
  const game = new RunningGame(state, { chance, undoes: false });
  return { game, course: () => courseOf(game, numbers, before) };
}

function courseOf({ state, outcomes }: RunningGame, numbers: Readonly<Record<string, number>>, before: number): Course {
  const over = isOver(state);
  const seat = asked(state);
  return {
    image: state.snapshot(),
    numbers: { ...numbers },
    outcomes: before + outcomes.length,
    asked: over || seat === CHANCE ? null : seat,
    over,
  };
}

/** Called before each decision or outcome; `by` is a seat or CHANCE. */
export type BeforeStep = (state: State, by: number, answer: Choice | Outcome) => void;

/** Plays all the answers. Throws `Impossible` if they do not fit the game. */
export function playAnswers(game: RunningGame, { decisions, chance }: Answers, before: BeforeStep = () => {}): void {
  const [choices, outcomes] = [split(decisions), split(chance)];
  let [decided, happened] = [0, 0];
  while (decided < choices.length || happened < outcomes.length) {
    const by = asked(game.state);
    const id = by === CHANCE ? outcomes[happened++] : choices[decided++];
    const answer = id === undefined ? null : by === CHANCE ? outcomeOf(id) : choiceOf(id);
    if (answer === null || isOver(game.state)) throw new Impossible(`step ${decided + happened}: ${id ?? 'nothing'}`);
    before(game.state, by, answer);
    const played = 'chance' in answer ? game.happen(answer) : game.decide(answer);
    if (!played.ok) throw new Impossible(`step ${decided + happened}: ${id} (${played.code})`);
  }
}

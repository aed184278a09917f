/** A whole game of scripted players, decision by decision, through the checked door of the engine. */
import {
  asked,
  CHANCE,
  type Choice,
  choicesOf,
  describeOutcome,
  describeQuestion,
  drawOutcome,
  type GameEvent,
  Generator,
  isOver,
  NONE,
  newGame,
  type Played,
  play,
  playOutcome,
  type State,
} from '@tabannusi/engine';
import type { Question } from '../../src/log/fact-values.ts';
import { createScriptedPlayer } from './scripted-player.ts';

interface Decision {
  readonly question: Question;
  readonly choice: Choice;
}

/** A decision of a seat or of chance, and what came of it. */
export interface Step {
  /** Null: chance decided, or the game began. */
  readonly decision: Decision | null;
  /** Whose turn it was when the decision was made; null in set-up and final scoring. */
  readonly turnOf: number | null;
  readonly events: readonly GameEvent[];
}

/** Plays the game in the state from set-up to its end. While a step is handed out the state is as the step left it. */
export function* playGame(state: State, seed: string): Iterable<Step> {
  const chance = new Generator(seed, 'game');
  const answer = createScriptedPlayer(state, seed);
  const events: GameEvent[] = [];
  state.events = events;
  newGame(state);
  yield { decision: null, turnOf: null, events: events.splice(0) };
  while (!isOver(state)) {
    const turnOf = state.active === NONE ? null : state.active;
    if (asked(state) === CHANCE) {
      accept(playOutcome(state, describeOutcome(state, drawOutcome(state, chance))));
      yield { decision: null, turnOf, events: events.splice(0) };
      continue;
    }
    const question = describeQuestion(state);
    const choice = answer(question, choicesOf(state));
    accept(play(state, choice));
    yield { decision: { question, choice }, turnOf, events: events.splice(0) };
  }
}

function accept(played: Played): void {
  if (!played.ok) throw new Error(`golden game: an answer was refused as ${played.code}`);
}

/** Returns whether a seat decided something inside another seat's turn. */
export const isInterrupt = ({ decision, turnOf }: Step): boolean =>
  decision !== null && turnOf !== null && decision.question.seat !== turnOf;

/** Whole games of random players, for tests that need real events. */
import {
  apply,
  asked,
  CHANCE,
  type Choice,
  createSetting,
  describeChoice,
  describeQuestion,
  drawOutcome,
  type Edition,
  type GameEvent,
  Generator,
  isOver,
  type King,
  legal,
  newGame,
  REFERENCE_EDITION,
  State,
  shippedEdition,
} from '@tabannusi/engine';
import { seatNames } from '../src/index.ts';
import type { Question } from '../src/log/fact-values.ts';
import { at } from '../src/speech/at.ts';

export const NAMES = ['Adda', 'Beli', 'Enna', 'Zuzu'];

export interface Listener {
  event?(event: GameEvent): void;
  question?(question: Question, choices: readonly Choice[]): void;
}

export const createGame = (players: number, edition: Edition = REFERENCE_EDITION): State => new State(createSetting(edition, players));

/** A game of one person against the Bot. */
export const createSoloGame = (king: King, edition: Edition = REFERENCE_EDITION): State => new State(createSetting(edition, 1, {}, king));

/** The first version of the reference edition, which never changes, for texts about one particular board or game. */
export const FIRST_VERSION = shippedEdition('reference', 1) ?? REFERENCE_EDITION;

/** Returns the names of all seats; the Bot has that of its king. */
export const namesIn = ({ setting }: State): readonly string[] => seatNames('en', NAMES.slice(0, setting.players), setting);

/** Plays the game in the state to its end and passes every event, question and list of answers to the listener. */
export function playGame(state: State, seed: string | number, listener: Listener): void {
  const chance = new Generator(seed, 'game');
  const player = new Generator(seed, 'bot');
  const events: GameEvent[] = [];
  state.events = events;
  newGame(state);
  while (!isOver(state)) {
    if (asked(state) === CHANCE) apply(state, drawOutcome(state, chance));
    else {
      const answers = state.choices.subarray(0, legal(state));
      listener.question?.(
        describeQuestion(state),
        Array.from(answers, (answer) => describeChoice(state, answer)),
      );
      apply(state, at(answers, player.below(answers.length)));
    }
    for (const event of events.splice(0)) listener.event?.(event);
  }
}

/** The English texts of samples and whole games that are too long, with names of twelve letters (docs/writing.md). */
import { candidates, createSetting, type GameEvent, KINGS, NONE, REFERENCE_EDITION, State, type Switches, whyNot } from '@tabannusi/engine';
import { createReasonWords, createWords, seatNames } from '../src/index.ts';
import { createGame, playGame } from './games.ts';
import { EVENT_LINES } from './samples/events.ts';
import { QUESTION_TEXTS } from './samples/questions.ts';

const LIMITS = { question: 80, button: 60, line: 110, reason: 110 };
type Kind = keyof typeof LIMITS;
export type Said = readonly [kind: Kind, text: string];

/** Two to four players, and one against each king. */
export const TABLES = [2, 3, 4, ...KINGS] as const;

/** Twelve letters each. */
const PEOPLE = ['Enheduannabi', 'Ninbandakugl', 'Meskalamdugi', 'Akalamdugbar'];

const wordsIn = (state: State) =>
  createWords('en', { names: seatNames('en', PEOPLE.slice(0, state.setting.players), state.setting), game: state });

const audienceOf = (fields: object): number | null => ('audience' in fields ? Number(fields.audience) : null);

export function* saidInSamples(): Iterable<Said> {
  const game = createGame(4);
  // The longest names of Ships and of Ziggurat tiles.
  game.ships.fill(NONE).set([4, 13]);
  game.zigguratTiles.set([3, 7, 9]);
  const words = wordsIn(game);
  for (const [event, samples] of Object.entries(EVENT_LINES)) {
    for (const [fields] of samples) yield ['line', words.event({ event, ...fields } as GameEvent, audienceOf(fields)) ?? ''];
  }
  for (const [question, , choices] of QUESTION_TEXTS) {
    yield ['question', words.addressed(question)];
    for (const [choice] of choices) yield ['button', words.choice(question, choice)];
  }
}

/** The bits of the seed are the switches: 16 seeds in sequence play all settings. */
export function saidInGame(table: (typeof TABLES)[number], seed: number): Said[] {
  const said: Said[] = [];
  const state = createState(table, {
    refillWithGold: (seed & 1) === 0,
    finalCompensation: (seed & 2) === 0,
    firstGame: (seed & 4) !== 0,
    masteryRight: (seed & 8) === 0 ? 'anyLowest' : 'minRises',
  });
  const words = wordsIn(state);
  const reasons = createReasonWords('en');
  let before: GameEvent | undefined;
  playGame(state, seed, {
    event(event) {
      if (before !== undefined) said.push(['line', words.event(before, audienceOf(before), event) ?? '']);
      before = event;
    },
    question(question, choices) {
      said.push(['question', words.addressed(question)], ...choices.map((choice): Said => ['button', words.choice(question, choice)]));
      for (const choice of candidates(state))
        for (const reason of whyNot(state, choice)) said.push(['reason', reasons.reason(reason, choice).sentence]);
    },
  });
  if (before !== undefined) said.push(['line', words.event(before, null) ?? '']);
  return said;
}

const createState = (table: (typeof TABLES)[number], switches: Switches): State =>
  new State(
    typeof table === 'number' ? createSetting(REFERENCE_EDITION, table, switches) : createSetting(REFERENCE_EDITION, 1, switches, table),
  );

/** Each text that is too long, once. */
export const tooLong = (said: Iterable<Said>): string[] => [
  ...new Set([...said].filter(([kind, text]) => text.length > LIMITS[kind]).map(([kind, text]) => `${kind}, ${text.length}: ${text}`)),
];

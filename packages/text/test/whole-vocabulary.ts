/** Uses every message that the samples and some whole games can produce. */
import {
  DECREE_IDS,
  type GameEvent,
  HARBORMASTER_IDS,
  KINGS,
  type King,
  type Lacked,
  mask,
  NONE,
  newGame,
  type Outcome,
  type PositionFault,
  type PositionFaultCode,
  preview,
  REFERENCE_EDITION,
  type RecordFault,
  type RecordFaultCode,
  type RuleId,
  SHIP_IDS,
  SPECTATOR,
  validateEdition,
  viewOf,
  ZIGGURAT_TILE_IDS,
} from '@tabannusi/engine';
import type { ToldPreview } from '../src/explanations/preview-words.ts';
import { missingSentence, reasonWordsOf } from '../src/explanations/reason-words.ts';
import { FOUND_WORDS } from '../src/faults/fault-kinds.ts';
import { type FaultWords, faultWordsOf } from '../src/faults/fault-words.ts';
import { editionWordsOf } from '../src/files/edition-words.ts';
import type { UndoStop } from '../src/names.ts';
import type { Description } from '../src/positions/descriptions/description.ts';
import type { Speech } from '../src/speech/speech.ts';
import { tableWordsOf } from '../src/table/table-words.ts';
import type { TileWords } from '../src/tiles/tiles.ts';
import { type Words, wordsOf } from '../src/words.ts';
import { createGame, createSoloGame, playGame } from './games.ts';
import { plant } from './plant.ts';
import { EVENT_LINES } from './samples/events.ts';
import { FAULTS, WARNINGS } from './samples/faults.ts';
import { OUTCOME_TEXTS } from './samples/outcomes.ts';
import { POSITION_FAULTS } from './samples/position-faults.ts';
import { aPreview, CHANGES, CLOSED, COSTS, ENDS_UNDO, FOLLOWING, UNDO_STOPS } from './samples/previews.ts';
import { QUESTION_TEXTS } from './samples/questions.ts';
import { LACKED, MISSING } from './samples/reasons.ts';
import { RECORD_FAULTS, REPLAY_FAULTS } from './samples/record-faults.ts';
import {
  BRANCHES,
  ORDERS,
  PROMPTS,
  PROOF_FAULTS,
  REFUSALS,
  SETTINGS,
  STEP_ORDERS,
  seatsOf,
  TABLE_FAULTS,
  TABLE_WARNINGS,
} from './samples/tables.ts';
import { fullView } from './samples/views.ts';
import type { WholeMessages } from './whole-messages.ts';

export function* sayEverything(speech: Speech, messages: WholeMessages, names: readonly string[]): Iterable<string> {
  yield* saySamples(speech, messages, names);
  yield* sayFaults(faultWordsOf(speech, messages.faults));
  for (const players of [2, 3, 4]) {
    const state = createGame(players);
    const words = wordsOf(speech, messages, { names, game: state });
    yield* [...words.board(state), ...words.legend()];
    const said: string[] = [];
    playGame(state, `everything ${players}`, {
      event: (event) => said.push(...heard(words, event)),
      question(question, choices) {
        said.push(words.question(question), ...choices.map((choice) => words.choice(question, choice)));
        for (const one of preview(state)) said.push(...previewLines(words.preview(question, one)));
      },
    });
    yield* said;
    yield* [...words.board(state), ...words.inPlay(state), ...words.scores(state)];
    yield* lines(words.describePosition(viewOf(mask(state, SPECTATOR))));
    for (let seat = 0; seat < players; seat++) yield* words.seat(state, seat, null);
  }
  for (const king of KINGS) yield* saySolo(speech, messages, names, king);
}

/** A whole game against the Bot, described before the first card is open, now and then, and at the end. */
function* saySolo(speech: Speech, messages: WholeMessages, names: readonly string[], king: King): Iterable<string> {
  const state = createSoloGame(king);
  const words = wordsOf(speech, messages, { names, game: state });
  const look = (): string[] => [...words.board(state), ...lines(words.describeBot(viewOf(mask(state, SPECTATOR))))];
  const said: string[] = words.board(state);
  playGame(state, `everything ${king}`, {
    event: (event) => said.push(...heard(words, event)),
    question: ({ ask }) => ask === 'die' && said.push(...look()),
  });
  yield* [...said, ...look(), ...words.scores(state)];
}

function* saySamples(speech: Speech, messages: WholeMessages, names: readonly string[]): Iterable<string> {
  const game = createGame(2);
  const words = wordsOf(speech, messages, { names, game });
  for (const [event, lines] of Object.entries(EVENT_LINES)) {
    for (const [fields] of lines) yield* heard(words, { event, ...fields } as GameEvent);
  }
  for (const [chance, samples] of Object.entries(OUTCOME_TEXTS)) {
    for (const [fields] of samples) yield words.outcome({ chance, ...fields } as Outcome);
  }
  for (const [question, , choices] of QUESTION_TEXTS) {
    yield words.question(question);
    for (const [choice] of choices) yield words.choice(question, choice);
  }
  for (const code of ['over', 'notASeat', 'notChance', 'notLegal'] as const) yield words.refusal(code);
  yield words.list(names);
  // First nobody owns anything, for the words for nothing; then everybody has one of each.
  game.bargeColour.fill(NONE);
  yield* [...words.seat(game, 0, null), ...words.board(game)];
  game.dice.fill(1);
  game.crateUp.fill(1);
  game.crateDown.fill(1);
  game.water.fill(1);
  game.gardens.fill(1);
  game.special.fill(3);
  game.bargeColour.fill(0);
  game.heldHarbormasters.fill(2 ** HARBORMASTER_IDS.length - 1);
  game.abilities.fill(2 ** SHIP_IDS.length - 1);
  // URBAN_HELD of the engine: in the hand of the first seat.
  game.urban.fill(64);
  game.decrees.set([0, 1, 2, 3]);
  game.ledger.fill(1);
  for (const reader of [0, null]) yield* words.seat(game, 0, reader);
  yield* [...words.board(game), ...words.scores(game)];
  yield* sayTiles(words);
  yield* sayPreviews(words);
  yield* sayDescriptions(words);
  yield* sayOfTable(speech, names);
  for (const what of Object.keys(LACKED) as Lacked[]) yield missingSentence(speech, messages, { [what]: 1 });
  for (const [missing] of MISSING) yield missingSentence(speech, messages, missing);
  yield* sayForbidden(speech, messages);
  for (const { origin, groups } of editionWordsOf(speech, messages).origins(REFERENCE_EDITION)) yield* [origin, groups];
}

function* sayForbidden(speech: Speech, messages: WholeMessages): Iterable<string> {
  const { reason } = reasonWordsOf(speech, messages, (rule) => rule);
  for (const rule of Object.keys(messages.forbidden)) yield reason({ rule: rule as RuleId }).sentence;
  yield reason({ rule: 'A-21', missing: { gold: 1 } }).sentence;
  yield reason({ rule: 'A-105' }, { choose: 'done' }).sentence;
  yield reason({ rule: 'DEC-01', missing: { whiteBuildings: 1 } }).sentence;
}

/** Returns the log line as its audience reads it; as everybody reads it where there is none. */
function heard(words: Words, event: GameEvent): string[] {
  const line = words.event(event, 'audience' in event ? event.audience : null);
  return line === null ? [] : [line];
}

function* sayTiles({ tiles }: Words): Iterable<string> {
  const said: readonly TileWords[] = [
    ...[1, 2, 3, 4, 5, 6].map(tiles.actionTile),
    ...[...SHIP_IDS, 'printed' as const].map(tiles.ship),
    ...HARBORMASTER_IDS.map(tiles.harbormaster),
    ...ZIGGURAT_TILE_IDS.map(tiles.zigguratTile),
    tiles.urbanCard('U01'),
  ];
  for (const { name, text } of said) yield* [name, text];
  for (const { name, symbol, text } of DECREE_IDS.map(tiles.decree)) yield* [name, symbol, text];
}

function* sayPreviews(words: Words): Iterable<string> {
  const question = { ask: 'pawns', seat: 0 } as const;
  for (const [what, samples] of Object.entries(CHANGES)) {
    for (const [more] of samples) yield* previewLines(words.preview(question, aPreview({ changes: [{ seat: 0, [what]: more }] })));
  }
  for (const [fields] of [...COSTS, ...FOLLOWING]) yield* previewLines(words.preview(question, aPreview(fields)));
  for (const [asked, closes] of CLOSED) yield* previewLines(words.preview(asked, aPreview({ closes })));
  for (const endsUndo of Object.keys(ENDS_UNDO) as (keyof typeof ENDS_UNDO)[]) {
    yield* previewLines(words.preview(question, aPreview({ endsUndo })));
  }
  for (const stop of Object.keys(UNDO_STOPS) as UndoStop[]) yield words.undoStop(stop);
}

const previewLines = ({ cost, changes, follows, closes, undo }: ToldPreview): string[] =>
  [cost, ...changes, ...follows, closes, undo].filter((line) => line !== null);

function* sayOfTable(speech: Speech, names: readonly string[]): Iterable<string> {
  const words = tableWordsOf(speech, { seats: seatsOf(names), setting: createGame(3).setting });
  for (const [prompt, reader] of PROMPTS) yield words.prompt(prompt, reader);
  for (const [refused] of Object.values(REFUSALS).flat()) yield words.refusal(refused);
  for (const [warning] of Object.values(TABLE_WARNINGS).flat()) yield words.warning(warning);
  for (const setting of Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]) yield words.setting(setting);
  for (const steps of Object.keys(STEP_ORDERS) as (keyof typeof STEP_ORDERS)[]) yield* words.orders({ steps });
  for (const [orders] of ORDERS) yield* words.orders(orders);
  for (const [moment] of BRANCHES) yield words.branch('1', moment);
  const { ask, take } = words.handOver(0);
  yield* [ask, take, words.ordersHeading(0), words.seat(0), words.seatKind('bot')];
  yield* [words.ordered(0), words.takenBack(2), words.sinceLastTurn(), words.botFailed(2, '0')];
}

/** Describes a game before anything is dealt, and one in which everybody has everything. */
function* sayDescriptions(words: Words): Iterable<string> {
  yield* lines(words.describePosition(viewOf(mask(newGame(createGame(2)), SPECTATOR))));
  yield* lines(words.describePosition(fullView()));
}

const lines = (descriptions: readonly Description[]): string[] => descriptions.flatMap(({ title, sentences }) => [title, ...sentences]);

function* sayFaults(words: FaultWords): Iterable<string> {
  for (const [changes] of [...Object.values(FAULTS), ...Object.values(WARNINGS)].flat()) yield* sayOfEdition(words, plant(changes));
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  for (const input of [proxy, undefined, null, [], { format: {}, title: () => 0, id: Symbol.iterator, version: 1n, dice: {} }]) {
    yield* sayOfEdition(words, input);
  }
  for (const [code, samples] of Object.entries(POSITION_FAULTS)) {
    for (const [fault] of samples) yield words.position(plain({ code: code as PositionFaultCode, ...fault }));
  }
  for (const [code, samples] of Object.entries(RECORD_FAULTS)) {
    for (const [fault] of samples) yield words.record(plain({ code: code as RecordFaultCode, place: null, ...fault }));
  }
  yield words.record({ code: 'missing', path: '', place: null, found: 'undefined', allowed: { is: 'object' } });
  for (const [fault] of Object.values(REPLAY_FAULTS).flat()) yield words.record(fault);
  for (const [fault] of Object.values(PROOF_FAULTS)) yield words.proof({ ...fault, path: '[0]' });
  for (const [fault] of Object.values(TABLE_FAULTS)) yield words.saved({ ...fault, path: '[0]' });
  yield* [words.more(), words.hashesNotCompared()];
}

function* sayOfEdition(words: FaultWords, value: unknown): Iterable<string> {
  const result = validateEdition(value);
  yield* result.warnings.map(words.warning);
  if (!result.ok) yield* result.faults.map(words.edition);
}

/** Replaces everything in the fault that comes from outside by digits, except kinds of value. */
function plain<F extends RecordFault | PositionFault>(fault: F): F {
  const { path, found, allowed } = fault;
  return {
    ...fault,
    path: path === '' ? path : '[0]',
    found: FOUND_WORDS.some((kind) => kind === found) ? found : '0',
    ...(allowed !== null && 'values' in allowed ? { allowed: { ...allowed, values: ['1', '2'] } } : {}),
    ...('on' in fault && fault.on !== 'bottom' ? { on: fault.on === found ? '0' : '1' } : {}),
  };
}

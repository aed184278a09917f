/** Says everything that the samples and some whole games can make the words say. */
import {
  DECREE_IDS,
  type GameEvent,
  HARBORMASTER_IDS,
  NONE,
  type Outcome,
  REFERENCE_EDITION,
  SHIP_IDS,
  validateEdition,
  ZIGGURAT_TILE_IDS,
} from '@tabannusi/engine';
import { editionWordsOf } from '../src/edition-words.ts';
import type { Speech } from '../src/speech.ts';
import type { TileWords } from '../src/tiles.ts';
import { type Words, wordsOf } from '../src/words.ts';
import { createGame, playGame } from './games.ts';
import { plant } from './plant.ts';
import { EVENT_LINES } from './samples/events.ts';
import { FAULTS, WARNINGS } from './samples/faults.ts';
import { OUTCOME_TEXTS } from './samples/outcomes.ts';
import { QUESTION_TEXTS } from './samples/questions.ts';

export function* sayEverything(speech: Speech, names: readonly string[]): Iterable<string> {
  yield* saySamples(speech, names);
  for (const players of [2, 3, 4]) {
    const state = createGame(players);
    const words = wordsOf(speech, { names, game: state });
    yield* [...words.board(state), ...words.legend()];
    const said: string[] = [];
    playGame(state, `everything ${players}`, {
      event: (event) => said.push(...heard(words, event)),
      question: (question, choices) => said.push(words.question(question), ...choices.map((choice) => words.choice(question, choice))),
    });
    yield* said;
    yield* [...words.board(state), ...words.inPlay(state), ...words.scores(state)];
    for (let seat = 0; seat < players; seat++) yield* words.seat(state, seat, null);
  }
}

function* saySamples(speech: Speech, names: readonly string[]): Iterable<string> {
  const game = createGame(2);
  const words = wordsOf(speech, { names, game });
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
  // Nobody owns anything yet, so that the words for nothing are said too; then one of each.
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

  const edition = editionWordsOf(speech);
  for (const { origin, groups } of edition.origins(REFERENCE_EDITION)) yield* [origin, groups];
  yield edition.more();
  for (const [changes] of [...Object.values(FAULTS), ...Object.values(WARNINGS)].flat()) {
    const result = validateEdition(plant(changes));
    yield* result.warnings.map(edition.warning);
    if (!result.ok) yield* result.faults.map(edition.fault);
  }
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  for (const input of [proxy, undefined, null, [], { format: {}, title: () => 0, id: Symbol.iterator, version: 1n, dice: {} }]) {
    const result = validateEdition(input);
    if (!result.ok) yield* result.faults.map(edition.fault);
  }
}

/** The line for who may read it. */
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

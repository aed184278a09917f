/** Says everything that the samples and some whole games can make the words say. */
import { type GameEvent, NONE, REFERENCE_EDITION, validateEdition } from '@tabannusi/engine';
import { editionWordsOf } from '../src/edition-words.ts';
import type { Speech } from '../src/speech.ts';
import { wordsOf } from '../src/words.ts';
import { createGame, playGame } from './games.ts';
import { plant } from './plant.ts';
import { EVENT_LINES } from './samples/events.ts';
import { FAULTS, WARNINGS } from './samples/faults.ts';
import { QUESTION_TEXTS } from './samples/questions.ts';

export function* sayEverything(speech: Speech, names: readonly string[]): Iterable<string> {
  yield* saySamples(speech, names);
  for (const players of [2, 3, 4]) {
    const state = createGame(players);
    const words = wordsOf(speech, { names, game: state });
    yield* [...words.board(state), ...words.legend()];
    const said: string[] = [];
    playGame(state, `everything ${players}`, {
      event: (event) => said.push(words.event(event)),
      question: (question, choices) => said.push(words.question(question), ...choices.map((choice) => words.choice(question, choice))),
    });
    yield* said;
    yield* words.board(state);
    for (let seat = 0; seat < players; seat++) yield* words.seat(state, seat);
  }
}

function* saySamples(speech: Speech, names: readonly string[]): Iterable<string> {
  const game = createGame(2);
  const words = wordsOf(speech, { names, game });
  for (const [event, lines] of Object.entries(EVENT_LINES)) {
    for (const [fields] of lines) yield words.event({ event, ...fields } as GameEvent);
  }
  for (const [question, , choices] of QUESTION_TEXTS) {
    yield words.question(question);
    for (const [choice] of choices) yield words.choice(question, choice);
  }
  for (const code of ['over', 'notASeat', 'notChance', 'notLegal'] as const) yield words.refusal(code);
  yield words.list(names);
  // Nobody owns anything yet, so that the words for nothing are said too; then one of each.
  game.bargeColour.fill(NONE);
  yield* [...words.seat(game, 0), ...words.board(game)];
  game.dice.fill(1);
  game.crateUp.fill(1);
  game.crateDown.fill(1);
  game.water.fill(1);
  game.gardens.fill(1);
  game.special.fill(3);
  game.bargeColour.fill(0);
  yield* [...words.seat(game, 0), ...words.board(game)];

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

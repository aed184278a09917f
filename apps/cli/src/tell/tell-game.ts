/** A whole game as lines for a terminal of 80 columns: set-up, rounds and turns, pictures, scores. */
import { REFERENCE_EDITION } from '@tabannusi/engine';
import type { EditionWords, StartWords, Table, Words } from '@tabannusi/text';
import { indent, WIDTH } from '../lines.ts';
import { createGame, playRandomGame } from './random-game.ts';
import { tellSteps } from './tell-steps.ts';

export interface Order {
  readonly seed: string;
  readonly players: number;
}

/** The words for everything that is printed. */
export interface Voice {
  readonly start: StartWords;
  readonly edition: EditionWords;
  words(table: Table): Words;
}

export function* tellGame(order: Order, names: readonly string[], voice: Voice): Iterable<string> {
  const { start } = voice;
  const state = createGame(order.players);
  const words = voice.words({ names, game: state });
  const board = (): string[] => {
    const seats = [...state.vp.keys()].flatMap((seat) => words.seat(state, seat, null));
    return [...words.board(state), '', ...seats].flatMap((line) => indent(line, 1));
  };
  yield* header(order, names.slice(0, order.players), voice);
  for (const page of tellSteps(playRandomGame(state, order.seed), { state, words, start, columns: WIDTH, board })) yield* page;
}

function* header({ seed, players }: Order, names: readonly string[], { start, edition }: Voice): Iterable<string> {
  const { title, version } = REFERENCE_EDITION;
  yield start.say('title', {});
  yield* indent(start.say('about', {}), 0);
  yield '';
  yield start.say('players', { players: start.list(names) });
  yield start.say('seed', { seed });
  yield start.say('repeat', { command: `npm run demo -- --seed ${seed} --players ${players}` });
  yield '';
  yield* indent(start.say('edition', { edition: title, version }), 0);
  for (const origin of edition.origins(REFERENCE_EDITION)) yield* indent(start.say('origin', origin), 1);
  yield* indent(start.say('missing', {}), 0);
}

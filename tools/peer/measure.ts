/**
 * The bare reducer of boardgame.io: no client, no server, no undo, in production mode.
 *
 * It is called as in its own benchmark, and its move checks no rules.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Moves per repetition. */
export const MOVES = 20_000;

const PLAYERS = 2;

/** A position about as large as one of ours in JSON. */
export interface Position {
  turn: number;
  players: { gold: number; points: number; markers: number; crates: number[]; mastery: number[]; houses: number[]; tiles: string[] }[];
  districts: { name: string; barge: number[]; spaces: { owner: number; colour: string; size: number }[] }[];
}

interface PeerState {
  readonly G: Position;
  readonly transients?: { readonly error: unknown };
}

/** The part of `boardgame.io/internal` that is used. Node's module resolution finds no types for it. */
interface Peer {
  CreateGameReducer(options: { game: object }): (state: PeerState, action: object) => PeerState;
  InitializeGame(options: { game: object; numPlayers: number }): PeerState;
}

export interface LoadedPeer {
  /** Bytes of the starting position as JSON. */
  readonly stateBytes: number;
  /** Plays `MOVES` moves from the starting position and returns the seconds. */
  readonly repetition: () => number;
}

/** @param folder where the peer is installed */
export function loadPeer(folder: string): LoadedPeer {
  // Set before the peer is loaded: outside production it checks after every move that the state can be serialised.
  process.env['NODE_ENV'] = 'production';
  const { CreateGameReducer, InitializeGame } = createRequire(join(folder, 'package.json'))('boardgame.io/internal') as Peer;
  const game = { name: 'peer', disableUndo: true, setup: () => startingPosition(PLAYERS), moves: { step } };
  const reduce = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers: PLAYERS });

  const repetition = () => {
    let state = start;
    const begin = performance.now();
    for (let n = 0; n < MOVES; n++) state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'step', args: [n], playerID: '0' } });
    const seconds = (performance.now() - begin) / 1000;
    if (state.transients || state.G.turn !== MOVES) throw new Error('boardgame.io refused a move; the measurement means nothing');
    return seconds;
  };
  return { stateBytes: JSON.stringify(start.G).length, repetition };
}

/** Changes four places, like a small move in a board game. */
export function step({ G }: { G: Position }, n: number): void {
  const player = G.players[n % 2];
  const district = G.districts[n % 5];
  const space = district?.spaces[n % 8];
  if (!player || !district || !space) throw new Error('the position has another shape');
  G.turn += 1;
  player.gold = n % 10;
  district.barge[n % 6] = n % 4;
  space.owner = n % 3;
}

export function startingPosition(players: number): Position {
  return {
    turn: 0,
    players: Array.from({ length: players }, () => ({
      gold: 3,
      points: 0,
      markers: 6,
      crates: [0, 0, 0, 0, 0],
      mastery: [0, 0, 0],
      houses: [5, 5, 5],
      tiles: ['harbormaster', 'decree'],
    })),
    districts: ['first', 'second', 'third', 'port', 'ziggurat'].map((name) => ({
      name,
      barge: [1, 1, 1, 1, 1, 1],
      spaces: Array.from({ length: 5 * players }, () => ({ owner: 0, colour: 'yellow', size: 1 })),
    })),
  };
}

/** `game.new`, `game.load` and `game.close`. */
import {
  DEFAULT_SWITCHES,
  type GameRecord,
  KINGS,
  REFERENCE_EDITION,
  Recording,
  RunningGame,
  readPosition,
  readRecord,
  replay,
  retrace,
  seeded,
} from '@tabannusi/engine';
import { createCliWords, type Language } from '@tabannusi/text';
import { isFirst } from '../arguments.ts';
import { type ChanceDecision, type Decision, decisionOf } from '../decision.ts';
import { badGame, badPosition, badRecord } from '../faults.ts';
import { Game } from '../game.ts';
import type { Call, Method } from '../method.ts';

interface Begun {
  readonly game: string;
  readonly decision: Decision | ChanceDecision | null;
}

/** Returns default names of players. */
const namesFor = (players: number, language: Language): string[] =>
  Array.from({ length: players }, (_, seat) => createCliWords(language).say('frame', 'player', { number: seat + 1 }));

/** A blank record. Filled with arguments, it lets the record reader validate everything that a game begins with. */
const BLANK = new Recording({ edition: REFERENCE_EDITION, names: ['1', '2'] }).record();

export const newGame: Method = {
  takes: ['players', 'king', 'seed', 'edition', 'switches', 'names', 'chance'],
  answer(call): Begun {
    const { args, games, spoken } = call;
    const king = args.has('king') ? args.oneOf('king', KINGS) : undefined;
    const players = king === undefined ? args.whole('players', 2, 4) : args.whole('players', 1, 1);
    const seed = args.text('seed');
    const names = args.has('names') ? args.list('names', players) : namesFor(players, spoken);
    const waitsForChance = args.flag('chance');
    const switches = { ...DEFAULT_SWITCHES, ...(args.has('switches') ? args.object('switches') : {}) };
    const edition = args.has('edition') ? args.object('edition') : BLANK.edition;
    const solo = king === undefined ? {} : { king };
    const read = readRecord({ ...BLANK, edition, switches, ...solo, seed, seats: names.map((name) => ({ name })) });
    if (!read.ok) throw badGame(read.faults);
    games.makeRoom();
    const { edition: printed, record } = read;
    const named = record.seats.map(({ name }) => name);
    const drawn = waitsForChance ? {} : { seed };
    const running = new Recording({ edition: printed, names: named, switches: record.switches, king, ...drawn });
    return begun(call, gameOf(running, { names: named, seed, waitsForChance }));
  },
};

export const loadGame: Method = {
  takes: ['record', 'position', 'seed', 'chance'],
  answer(call): Begun {
    const { args, games } = call;
    const isRecord = isFirst('record', args.has('record'), 'position', args.has('position'));
    games.makeRoom();
    return begun(call, isRecord ? recorded(call) : placed(call));
  },
};

export const closeGame: Method = {
  takes: ['game'],
  answer({ args, games }): null {
    games.close(args.text('game'));
    return null;
  },
};

/** A record without a seed continues with the seed of the call, as a branch. */
function recorded({ args }: Call): Game {
  const given = args.object('record');
  const hasOwn = isFirst('record.seed', Object.hasOwn(given, 'seed'), 'seed', args.has('seed'));
  const outcomes = Array.isArray(given.chance) ? given.chance.length : 0;
  const replayed = replay(hasOwn ? given : { ...given, seed: args.text('seed'), seedFrom: outcomes });
  if (!replayed.ok) throw badRecord(replayed.faults);
  const { record, recording } = replayed;
  const names = record.seats.map(({ name }) => name);
  const waitsForChance = args.flag('chance');
  const running = waitsForChance ? withoutSeed(record, recording) : recording;
  return gameOf(running, { names, seed: record.seed ?? '', waitsForChance });
}

function placed({ args, spoken }: Call): Game {
  const seed = args.text('seed');
  const read = readPosition(args.any('position'));
  if (!read.ok) throw badPosition(read.faults);
  const { players, solo } = read.state.setting;
  const names = namesFor(solo === null ? players : 1, spoken);
  const waitsForChance = args.flag('chance');
  const running = new RunningGame(read.state, waitsForChance ? {} : { chance: seeded(seed) });
  return new Game({ names, seed, running, record: null, waitsForChance });
}

const gameOf = (running: Recording, beginning: Pick<Game, 'names' | 'seed'> & { readonly waitsForChance: boolean }): Game =>
  new Game({ ...beginning, running, record: () => running.record() });

/** Returns the same game without the claim that its chance came from the seed. */
function withoutSeed({ seats, switches, king, ...record }: GameRecord, { state }: Recording): Recording {
  const running = new Recording({ edition: state.setting.edition, names: seats.map(({ name }) => name), switches, king });
  retrace({ ...record, seats, switches }, running);
  return running;
}

const begun = ({ games, language }: Call, game: Game): Begun => ({ game: games.add(game), decision: decisionOf(game, language) });

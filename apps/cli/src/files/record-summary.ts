/** The summary of a recorded game: the players, the result and the sources of VP. */
import {
  contentHash,
  DEFAULT_SWITCHES,
  type GameEvent,
  isOver,
  type State,
  type Switches,
  VP_SOURCES,
  vpOf,
  winners,
} from '@tabannusi/engine';
import { type CliWords, createWords, seatNames } from '@tabannusi/text';
import type { Environment } from '../environment.ts';
import { indent } from '../lines.ts';
import type { Game } from './game-file.ts';
import type { Position } from './position-lines.ts';
import type { WalkedStep } from './walk.ts';

/** The game at a moment, with the step before it. */
export interface Shown extends Position {
  readonly step: WalkedStep;
}

/** The summary for people. */
export function summaryLines(
  environment: Environment,
  words: CliWords,
  { record, setting }: Game,
  { state, names, step }: Shown,
): string[] {
  const { language, columns } = environment;
  const gameWords = createWords(language, { names, game: state });
  const { edition, switches } = setting;
  const { decisions, chance, turns, seed, seedFrom = 0 } = record;
  const unusual = (Object.keys(DEFAULT_SWITCHES) as (keyof Switches)[]).flatMap((name) =>
    switches[name] === DEFAULT_SWITCHES[name] ? [] : [words.say('files', 'switch', { name })],
  );
  const facts = [
    words.say('start', 'players', { players: words.list(seatNames(language, names, setting)) }),
    words.say('files', 'edition', { title: edition.title, id: edition.id, version: edition.version, hash: contentHash(edition) }),
    ...(unusual.length === 0 ? [] : [words.say('files', 'switches', { switches: words.list(unusual) })]),
    seed === undefined ? words.say('files', 'noSeed', {}) : words.say('start', 'seed', { seed }),
    ...(seedFrom === 0 ? [] : [words.say('files', 'branch', { outcomes: seedFrom })]),
    words.say('files', 'length', { turns: turns.length, decisions: decisions.length, outcomes: chance.length }),
    endOf(words, gameWords.event, step, state),
  ];
  const scores = gameWords.scores(state);
  return [...facts.flatMap((fact) => indent(fact, 0, columns)), '', words.say('start', 'scores', {}), ...scores];
}

/** Returns the winner, or the present turn of an unfinished game. */
function endOf(words: CliWords, told: (event: GameEvent, reader: null) => string | null, step: WalkedStep, state: State): string {
  const verdict = step.events.find(({ event }) => event === 'gameOver');
  const line = verdict !== undefined && isOver(state) ? told(verdict, null) : null;
  return line ?? words.say('files', 'notOver', { turn: step.turn, moment: step.moment });
}

/** The summary for programs: seats count from 0, as in the formats. */
export function summaryFor({ kind, record, setting }: Game, { state, names }: Shown): object {
  const { id, version, title } = setting.edition;
  const isEnd = isOver(state);
  return {
    kind,
    players: names,
    ...(record.king === undefined ? {} : { king: record.king }),
    edition: { id, version, title, hash: contentHash(setting.edition) },
    switches: setting.switches,
    hasSeed: record.seed !== undefined,
    turns: record.turns.length,
    decisions: record.decisions.length,
    outcomes: record.chance.length,
    over: isEnd,
    winners: isEnd ? winners(state) : [],
    scores: Array.from(state.vp.keys(), (seat) => ({ vp: state.vp[seat], gold: state.gold[seat], sources: sourcesOf(state, seat) })),
  };
}

/** Returns VP by source over all periods. */
function sourcesOf(state: State, seat: number): object {
  const periods = Array.from({ length: state.setting.vpPeriods }, (_, period) => period);
  return Object.fromEntries(
    VP_SOURCES.map((source) => [source, periods.reduce((sum, period) => sum + vpOf(state, seat, source, period), 0)]),
  );
}

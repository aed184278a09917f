/** Suggests which level to play next, from the results of games against bots on this device. */
import type { BotName } from '@tabannusi/ai';
import type { GameResult } from './results.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['apprentice', 'brickmaker', 'mason', 'builder', 'architect', 'vizier', 'sage'] as const satisfies readonly BotName[];
export type Level = (typeof LEVELS)[number];

/** The wins among the last `games` games against `level`. `next` is null if `level` is the right one, or the strongest. */
export interface Suggestion {
  readonly why: 'up' | 'down' | 'stay' | 'top';
  readonly level: Level;
  readonly next: Level | null;
  readonly won: number;
  readonly games: number;
}

/** The number of games that are considered, and how many wins lead to the next level. */
const LAST = 3;
const ENOUGH = 2;

/**
 * Null unless the last result is of a single person against bots. Wins and losses count in games with the same strongest bot; with more
 * players, more games in a row must be lost before an easier level is suggested.
 */
export function nextLevel(results: readonly GameResult[]): Suggestion | null {
  const last = results.at(-1);
  const level = last === undefined ? null : levelOf(last);
  if (last === undefined || level === null) return null;
  const wins = results.filter((each) => levelOf(each) === level).map(hasWon);
  const recent = wins.slice(-LAST);
  const won = recent.filter(Boolean).length;
  const place = LEVELS.indexOf(level);
  const [easier, harder] = [LEVELS[place - 1], LEVELS[place + 1]];
  if (won >= ENOUGH) return { why: harder === undefined ? 'top' : 'up', level, next: harder ?? null, won, games: recent.length };
  const many = last.seats.length + 1;
  const lost = wins.slice(-many);
  if (easier !== undefined && lost.length === many && !lost.includes(true))
    return { why: 'down', level, next: easier, won: 0, games: many };
  return { why: 'stay', level, next: null, won, games: recent.length };
}

/** The strongest level at the table. Null if the game says nothing about it: a branch, a solo game, or one with other people. */
function levelOf({ branch, king, seats }: GameResult): Level | null {
  if (branch || king !== undefined) return null;
  if (seats.filter(({ kind }) => kind === 'here').length !== 1 || seats.some(({ kind }) => kind === 'away')) return null;
  return LEVELS.findLast((level) => seats.some(({ bot }) => bot === level)) ?? null;
}

const hasWon = ({ seats }: GameResult): boolean => seats.some(({ kind, won }) => kind === 'here' && won);

/** Games as CSV: a line per game and seat, in the order of game numbers, whichever worker played them. */
import { VP_SOURCES } from '@tabannusi/engine';
import type { NumberedResult } from './batch.ts';
import { gameName, type Order, seatedIn } from './order.ts';
import { WHOLE_WIN } from './play-game.ts';

const COLUMNS = ['game', 'seed', 'seat', 'bot', 'win', 'vp', 'gold', 'decisions', 'turns', ...VP_SOURCES.map((source) => `vp_${source}`)];

export interface Csv {
  add(results: readonly NumberedResult[]): void;
  /** Writes the games that were held back because an earlier one is missing. */
  end(): void;
}

export function createCsv(order: Order, write: (text: string) => void): Csv {
  const waiting = new Map<number, NumberedResult>();
  let next = 1;
  const writeGames = (games: readonly NumberedResult[]): void => {
    if (games.length > 0) write(games.map((game) => linesOf(order, game)).join(''));
  };
  write(lineOf(COLUMNS));
  return {
    add(results) {
      for (const result of results) waiting.set(result.number, result);
      const ready: NumberedResult[] = [];
      for (let result = waiting.get(next); result !== undefined; result = waiting.get(next)) {
        ready.push(result);
        waiting.delete(next++);
      }
      writeGames(ready);
    },
    end() {
      writeGames([...waiting.values()].sort((a, b) => a.number - b.number));
    },
  };
}

function linesOf(order: Order, { number, decisions, turns, seats }: NumberedResult): string {
  return seatedIn(order, number)
    .map((bot, seat) => {
      const { vp = 0, gold = 0, win = 0, bySource = [] } = seats[seat] ?? {};
      return lineOf([number, gameName(order, number), seat, bot, win / WHOLE_WIN, vp, gold, decisions, turns, ...bySource]);
    })
    .join('');
}

const lineOf = (cells: readonly (string | number)[]): string => `${cells.map((cell) => quoted(String(cell))).join(',')}\n`;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

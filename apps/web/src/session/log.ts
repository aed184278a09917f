/** The log in words. Each line describes the game as it was at that time. */
import type { GameEvent } from '@tabannusi/engine';
import type { Speaker } from '@tabannusi/text';
import { type EventFilter, isShown, spanOf } from './log-filter.ts';
import type { Scene } from './scene.ts';

export interface LogLine {
  readonly key: string;
  /** The moment after the line. */
  readonly moment: number;
  readonly kind: 'turn' | 'scoring' | 'line';
  readonly text: string;
  /** The event of a Bot's step, which leads to the rules behind it; null for other lines. */
  readonly step: GameEvent | null;
}

/** A deferred scene may name moments that have been undone since: they have no lines. */
export function logLines(scene: Scene, speaker: Speaker, filter: EventFilter = 'all', span = spanOf(filter, scene)): LogLine[] {
  const { table, observer } = scene;
  const [from, to] = [Math.min(span.from, table.moment), Math.min(span.to, table.moment)];
  const { turns, setting } = table;
  const names = table.seats.map(({ name }) => name);
  let game = table.stateFor(observer, from);
  let turnOf = turns.findLast(({ moment }) => moment <= from)?.seat ?? null;
  // One speaker for all lines. Its game is that of the line in progress.
  const words = speaker.words({
    names,
    get game() {
      return game;
    },
  });
  return table.log(observer, from, to).flatMap(({ events, moment: at }) => {
    let isToldOf = false;
    return events.flatMap((event, index): LogLine[] => {
      if (event.event === 'turnBegan') turnOf = event.seat;
      if (!isShown(filter, event, turnOf)) return [];
      if (!isToldOf) game = table.stateFor(observer, at);
      isToldOf = true;
      const text = words.event(event, observer, events[index + 1]);
      const isStep = turnOf === setting.bot || /^(?:bot|automa)[A-Z]/.test(event.event);
      return text === null ? [] : [{ key: `${at} ${index}`, moment: at, kind: kindOf(event), text, step: isStep ? event : null }];
    });
  });
}

export interface FoldedLine extends LogLine {
  /** How often the line was repeated in a row, alone or with the lines around it. */
  readonly times: number;
}

/** The most lines that are folded together. */
const LONGEST = 4;

/** Folds repetitions: a line, or a group of lines in the same order, is shown once and leads to its last occurrence. */
export function folded(lines: readonly LogLine[]): FoldedLine[] {
  const told: FoldedLine[] = [];
  for (const line of lines) {
    told.push({ ...line, times: 1 });
    const length = [1, 2, 3, LONGEST].find((each) => isAgain(told, each));
    if (length === undefined) continue;
    const again = told.splice(-length);
    for (const [index, { moment, step }] of again.entries()) {
      const at = told.length - length + index;
      const first = told[at];
      if (first !== undefined) told[at] = { ...first, moment, step, times: first.times + 1 };
    }
  }
  return told;
}

/** Whether the last `length` lines repeat the ones before them, with equal counts. */
function isAgain(told: readonly FoldedLine[], length: number): boolean {
  const last = told.slice(-length);
  const before = told.slice(-2 * length, -length);
  return (
    before.length === length &&
    last.every(({ text, kind, times }, index) => kind === 'line' && times === 1 && text === before[index]?.text) &&
    new Set(before.map(({ times }) => times)).size === 1
  );
}

/** Returns the filtered log of the whole game as plain text: one line each, with turns set apart. */
export function logText(scene: Scene, speaker: Speaker, filter: EventFilter): string {
  const whole = { from: 0, to: scene.table.moment };
  const lines = logLines(scene, speaker, filter, filter === 'all' ? whole : undefined);
  return lines.map(({ kind, text }, index) => (kind === 'turn' && index > 0 ? `\n${text}` : text)).join('\n');
}

/**
 * Returns the index of the line to scroll to: where a person's turn begins, the heading of the first turn since their last one (`since` is
 * its moment), else the newest line. -1 if there are no lines.
 */
export function lineToSee(lines: readonly LogLine[], since: number): number {
  const newest = lines.length - 1;
  const head = headSince(lines, since);
  return lines[newest]?.kind === 'turn' && head >= 0 ? head : newest;
}

/** Returns the index of the first turn since a moment; -1 if it is not among the lines. */
export const headSince = (lines: readonly LogLine[], since: number): number =>
  lines.findIndex(({ kind, moment }) => kind === 'turn' && moment >= since);

function kindOf({ event }: GameEvent): LogLine['kind'] {
  if (event === 'turnBegan') return 'turn';
  return event === 'scoringBegan' || event === 'gameOver' ? 'scoring' : 'line';
}

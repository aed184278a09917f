/** The log of the last turns in words. Each line is said of the game as it was then. */
import type { GameEvent } from '@tabannusi/engine';
import type { Speaker } from '@tabannusi/text';
import { toldSpan } from './history.ts';
import type { Scene } from './scene.ts';

export interface LogLine {
  readonly key: string;
  /** The moment after it. */
  readonly moment: number;
  readonly kind: 'turn' | 'scoring' | 'line';
  readonly text: string;
  /** Of a step of the Bot: what happened, for the rules behind it. */
  readonly step: GameEvent | null;
}

export function logLines({ table, observer, past }: Scene, speaker: Speaker): LogLine[] {
  const { from, to } = toldSpan(table, past);
  const { turns, setting } = table;
  const names = table.seats.map(({ name }) => name);
  let game = table.stateFor(observer, from);
  let isBotsTurn = turns.findLast(({ moment }) => moment <= from)?.seat === setting.bot;
  // One speaker for all lines, who looks at the game of the line that is being said.
  const words = speaker.words({
    names,
    get game() {
      return game;
    },
  });
  return table.log(observer, from, to).flatMap(({ events, moment: at }) => {
    game = table.stateFor(observer, at);
    return events.flatMap((event, index): LogLine[] => {
      if (event.event === 'turnBegan') isBotsTurn = event.seat === setting.bot;
      const text = words.event(event, observer);
      const isStep = isBotsTurn || /^(?:bot|automa)[A-Z]/.test(event.event);
      return text === null ? [] : [{ key: `${at} ${index}`, moment: at, kind: kindOf(event), text, step: isStep ? event : null }];
    });
  });
}

/**
 * The line that should be seen first: where a person's turn begins after one of the Bot, the head of the Bot's turn, else the newest. -1 where
 * there is no line.
 */
export function lineToSee(lines: readonly LogLine[]): number {
  const newest = lines.length - 1;
  if (lines[newest]?.kind !== 'turn') return newest;
  const before = lines.findLastIndex(({ kind }, index) => kind === 'turn' && index < newest);
  return lines[before]?.step == null ? newest : before;
}

function kindOf({ event }: GameEvent): LogLine['kind'] {
  if (event === 'turnBegan') return 'turn';
  return event === 'scoringBegan' || event === 'finalScoringBegan' || event === 'gameOver' ? 'scoring' : 'line';
}

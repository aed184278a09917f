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
}

export function logLines({ table, observer, past }: Scene, speaker: Speaker): LogLine[] {
  const { from, to } = toldSpan(table, past);
  const names = table.seats.map(({ name }) => name);
  let game = table.stateFor(observer, from);
  // One speaker for all lines, who looks at the game of the line that is being said.
  const words = speaker.words({
    names,
    get game() {
      return game;
    },
  });
  return table.log(observer, from, to).flatMap(({ events, moment: at }) => {
    game = table.stateFor(observer, at);
    return events.flatMap((event, index) => {
      const text = words.event(event, observer);
      return text === null ? [] : [{ key: `${at} ${index}`, moment: at, kind: kindOf(event), text }];
    });
  });
}

function kindOf({ event }: GameEvent): LogLine['kind'] {
  if (event === 'turnBegan') return 'turn';
  return event === 'scoringBegan' || event === 'finalScoringBegan' || event === 'gameOver' ? 'scoring' : 'line';
}

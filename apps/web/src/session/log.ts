/** The log of the last turns in words. Each line is said of the game as it was then. */
import type { GameEvent } from '@tabannusi/engine';
import type { Speaker } from '@tabannusi/text';
import type { Scene } from './scene.ts';

export interface LogLine {
  readonly key: string;
  readonly kind: 'turn' | 'scoring' | 'line';
  readonly text: string;
}

/** So many turns are told. */
const TURNS = 6;

export function logLines({ table, observer, moment }: Scene, speaker: Speaker): LogLine[] {
  const { turns } = table;
  const from = Math.max(0, (turns.at(-TURNS)?.moment ?? 1) - 1);
  const names = table.seats.map(({ name }) => name);
  let game = table.stateFor(observer, from);
  // One speaker for all lines, who looks at the game of the line that is being said.
  const words = speaker.words({
    names,
    get game() {
      return game;
    },
  });
  return table.log(observer, from, moment).flatMap(({ events, moment: at }) => {
    game = table.stateFor(observer, at);
    return events.flatMap((event, index) => {
      const text = words.event(event, observer);
      return text === null ? [] : [{ key: `${at} ${index}`, kind: kindOf(event), text }];
    });
  });
}

function kindOf({ event }: GameEvent): LogLine['kind'] {
  if (event === 'turnBegan') return 'turn';
  return event === 'scoringBegan' || event === 'finalScoringBegan' || event === 'gameOver' ? 'scoring' : 'line';
}

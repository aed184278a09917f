/** The indentation of lines: the consequences of an action, a Decree, a Harbormaster or a scoring stand below it. */
import type { GameEvent } from '@tabannusi/engine';
import type { Step } from './play-game.ts';

const LEFT = '  ';
const BELOW = '    ';

export interface Indent {
  /** The indentation of the next line. */
  readonly now: string;
  decided(decision: Step['decision']): void;
  /** Returns the indentation of an event, which may be the heading of those that follow. */
  of(event: GameEvent): string;
}

const HEADS: readonly GameEvent['event'][] = ['actionChosen', 'botActed', 'scoringBegan', 'decreeScored', 'harbormasterUsed'];
const ALONE: readonly GameEvent['event'][] = [
  'botActionRefused',
  'botDecreesRefused',
  'turnBegan',
  'assistantMoved',
  'lastRoundBegan',
  'urbanCardsRevealed',
  'harbormastersScored',
  'gameOver',
];

export function createIndent(): Indent {
  let now = LEFT;
  let isActionNew = false;
  return {
    get now() {
      return now;
    },
    decided(decision) {
      const ask = decision?.question.ask;
      if (ask !== 'pawns' && ask !== 'die' && ask !== 'action') return;
      now = LEFT;
      isActionNew = ask === 'action';
    },
    of({ event }) {
      const isFirst = isActionNew;
      isActionNew = false;
      if (ALONE.includes(event) || event === 'scoringBegan' || event === 'botActed') now = LEFT;
      const here = now;
      if (HEADS.includes(event) || (isFirst && !ALONE.includes(event))) now = BELOW;
      return here;
    },
  };
}

/** The indentation of log lines: the consequences of an action or a scoring stand below its first line. */
import type { GameEvent } from '@tabannusi/engine';
import type { Answered } from './step.ts';

export function createLevels() {
  let level = 1;
  let isActionNew = false;
  return {
    answered(kind: Answered): void {
      if (kind !== 'action' && kind !== 'die') return;
      level = 2;
      isActionNew = kind === 'action';
    },
    of(event: GameEvent): number {
      const isFirst = isActionNew;
      isActionNew = false;
      switch (event.event) {
        case 'lastRoundBegan':
          level = 1;
          return 0;
        case 'turnBegan':
          level = 2;
          return 1;
        case 'assistantMoved':
          level = 2;
          return 2;
        case 'scoringBegan': {
          const own = event.rule === 'END-04' ? 1 : 2;
          level = own + 1;
          return own;
        }
        case 'botActionRefused':
        case 'botDecreesRefused':
          level = 2;
          return 2;
        case 'botActed':
        case 'actionChosen':
          level = 3;
          return 2;
        case 'harbormasterUsed':
        case 'decreeScored':
          // Outside an action, the effects of these free actions stand below them. Within one, all lines have the same level, because the
          // effects name their cause.
          if (level > 2) return level;
          level = 3;
          return 2;
        case 'urbanCardsRevealed':
        case 'harbormastersScored':
          return 1;
        default:
          if (isFirst) level = 3;
          return isFirst ? 2 : level;
      }
    },
  };
}

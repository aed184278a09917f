/** How far log lines are moved to the right: what an action or a scoring brings about stands below it. */
import type { GameEvent } from '@tabannusi/engine';
import type { Answered } from './step.ts';

export function createLevels() {
  let level = 1;
  return {
    answered(kind: Answered): void {
      if (kind === 'action' || kind === 'die') level = 2;
    },
    of(event: GameEvent): number {
      switch (event.event) {
        case 'lastRoundBegan':
        case 'finalScoringBegan':
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
          // Between actions their effects stand below them; inside an action all is one list, and the effects name their cause.
          if (level > 2) return level;
          level = 3;
          return 2;
        case 'urbanCardsRevealed':
        case 'harbormastersScored':
          return 1;
        default:
          return level;
      }
    },
  };
}

/** All lessons, in the order in which they are best learned. They are read like any other file (`read.ts`). */
import bot from './files/bot.json' with { type: 'json' };
import cards from './files/cards.json' with { type: 'json' };
import end from './files/end.json' with { type: 'json' };
import garden from './files/garden.json' with { type: 'json' };
import goal from './files/goal.json' with { type: 'json' };
import port from './files/port.json' with { type: 'json' };
import project from './files/project.json' with { type: 'json' };
import scoring from './files/scoring.json' with { type: 'json' };
import ship from './files/ship.json' with { type: 'json' };
import turn from './files/turn.json' with { type: 'json' };
import ziggurat from './files/ziggurat.json' with { type: 'json' };

export const LESSONS = { goal, turn, project, scoring, garden, ship, port, ziggurat, cards, end, bot } as const satisfies Readonly<
  Record<string, unknown>
>;
export type LessonId = keyof typeof LESSONS;

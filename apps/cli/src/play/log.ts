/** The log in lines for the person at the screen. */
import { CHANCE, type GameEvent, SPECTATOR } from '@tabannusi/engine';
import { createLevels } from '../tell/levels.ts';
import { type Session, sightOf } from './session.ts';

export interface LogLine {
  readonly text: string;
  /** The indentation: the consequences of an action stand below it. */
  readonly level: number;
}

/** Returns the lines between two moments. Each describes the game as it was at that time. */
export function logLines(session: Session, from: number, to = session.table.moment): LogLine[] {
  const { screen, table, tableWords } = session;
  const levels = createLevels();
  let before = table.log(screen.observer, Math.max(0, from - 1), from).flatMap(({ events }) => events);
  const lines = table.log(screen.observer, from, to).flatMap(({ by, events, moment, ordered }) => {
    const { words, reader } = sightOf(session, moment);
    levels.answered(askedIn(before));
    before = [...events];
    const told = events.flatMap((event, index) => {
      const text = words.event(event, reader, events[index + 1]);
      return text === null ? [] : [{ text, level: levels.of(event) }];
    });
    return ordered ? [{ text: tableWords.ordered(by), level: told[0]?.level ?? 1 }, ...told] : told;
  });
  const least = Math.min(...lines.map(({ level }) => level));
  return lines.map(({ text, level }) => ({ text, level: 1 + level - least }));
}

/** Returns the last question of a step; null if there is none. */
const askedIn = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.event === 'asked' ? [event.question.ask] : [])).at(-1) ?? null;

/** Prints the new lines, below the heading if there are any. */
export function tellNews(session: Session, heading: string | null = null): void {
  const { page, table } = session;
  const lines = logLines(session, Math.min(session.told, table.moment));
  session.told = table.moment;
  if (heading !== null && lines.length > 0) page.text(heading);
  for (const { text, level } of lines) page.text(text, level);
}

/** Returns the moment of the first decision. What was dealt before is shown by the board. */
export function firstDecision({ table }: Pick<Session, 'table'>): number {
  const first = table.log(SPECTATOR).find(({ by }) => by !== CHANCE);
  return first === undefined ? table.moment : first.moment - 1;
}

/** What happened, in log lines for who looks at the screen. */
import { CHANCE, type GameEvent, SPECTATOR } from '@tabannusi/engine';
import { createLevels } from '../tell/levels.ts';
import { type Session, sightOf } from './session.ts';

export interface LogLine {
  readonly text: string;
  /** How far it stands to the right: what an action brings about stands below it. */
  readonly level: number;
}

/** The lines between two moments. Each is said of the game as it was then. */
export function logLines(session: Session, from: number, to = session.table.moment): LogLine[] {
  const { screen, table, tableWords } = session;
  const levels = createLevels();
  let before = table.log(screen.observer, Math.max(0, from - 1), from).flatMap(({ events }) => events);
  const lines = table.log(screen.observer, from, to).flatMap(({ by, events, moment, ordered }) => {
    const { words, reader } = sightOf(session, moment);
    levels.answered(askedIn(before));
    before = [...events];
    const told = events.flatMap((event) => {
      const text = words.event(event, reader);
      return text === null ? [] : [{ text, level: levels.of(event) }];
    });
    return ordered ? [{ text: tableWords.ordered(by), level: told[0]?.level ?? 1 }, ...told] : told;
  });
  const least = Math.min(...lines.map(({ level }) => level));
  return lines.map(({ text, level }) => ({ text, level: 1 + level - least }));
}

/** What a step asks at its end. */
const askedIn = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.event === 'asked' ? [event.question.ask] : [])).at(-1) ?? null;

/** Prints the lines that have not been told yet, below a heading where one is given and there are any. */
export function tellNews(session: Session, heading: string | null = null): void {
  const { page, table } = session;
  const lines = logLines(session, Math.min(session.told, table.moment));
  session.told = table.moment;
  if (heading !== null && lines.length > 0) page.text(heading);
  for (const { text, level } of lines) page.text(text, level);
}

/** The moment of the first decision: the board shows what was dealt before it. */
export function firstDecision({ table }: Pick<Session, 'table'>): number {
  const first = table.log(SPECTATOR).find(({ by }) => by !== CHANCE);
  return first === undefined ? table.moment : first.moment - 1;
}

/** What can be typed instead of a choice. The words for it, and what it means, are messages of `packages/text`. */
import type { Command } from '@tabannusi/text';

export type Surface = 'terminal' | 'page';

interface Entry {
  readonly at: readonly Surface[];
  /** Whether words may follow: `why b2`. */
  readonly takes: boolean;
}

const BOTH: readonly Surface[] = ['terminal', 'page'];
const TERMINAL = ['terminal'] as const;
const PAGE = ['page'] as const;

/** In the order of the list that `help` shows. */
export const COMMANDS = {
  legal: { at: BOTH, takes: false },
  why: { at: BOTH, takes: true },
  hint: { at: BOTH, takes: false },
  undo: { at: BOTH, takes: false },
  redo: { at: BOTH, takes: false },
  restart: { at: BOTH, takes: false },
  // The terminal asks whether the turn ends; the page has a button.
  end: { at: PAGE, takes: false },
  board: { at: TERMINAL, takes: false },
  me: { at: BOTH, takes: false },
  players: { at: BOTH, takes: false },
  bot: { at: TERMINAL, takes: false },
  district: { at: BOTH, takes: true },
  score: { at: BOTH, takes: false },
  log: { at: BOTH, takes: true },
  legend: { at: TERMINAL, takes: false },
  tiles: { at: TERMINAL, takes: false },
  rules: { at: TERMINAL, takes: true },
  orders: { at: TERMINAL, takes: true },
  save: { at: TERMINAL, takes: true },
  help: { at: BOTH, takes: false },
  quit: { at: TERMINAL, takes: false },
} as const satisfies Readonly<Record<Command, Entry>>;

/** Those that can be typed there. */
export type CommandAt<S extends Surface> = { [C in Command]: S extends (typeof COMMANDS)[C]['at'][number] ? C : never }[Command];

export const commandsAt = <S extends Surface>(surface: S): CommandAt<S>[] =>
  Object.entries<Entry>(COMMANDS).flatMap(([name, { at }]) => (at.includes(surface) ? [name as CommandAt<S>] : []));

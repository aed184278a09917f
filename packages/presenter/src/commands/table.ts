/** What can be typed instead of a choice. The words for it, and what it means, are messages of `packages/text`. */
import type { Command } from '@tabannusi/text';

export type Surface = 'terminal' | 'page';

interface Entry {
  readonly at: readonly Surface[];
  /** Whether words may follow: `why b2`. */
  readonly takes: boolean;
  /** Who answers: the presenter, or terminal and page, to whom deeds and pictures of their own are left. */
  readonly by: 'presenter' | 'surface';
}

const BOTH: readonly Surface[] = ['terminal', 'page'];
const TERMINAL = ['terminal'] as const;
const PAGE = ['page'] as const;

/** In the order of the list that `help` shows. */
export const COMMANDS = {
  legal: { at: BOTH, takes: false, by: 'presenter' },
  why: { at: BOTH, takes: true, by: 'presenter' },
  hint: { at: BOTH, takes: false, by: 'surface' },
  undo: { at: BOTH, takes: false, by: 'surface' },
  redo: { at: BOTH, takes: false, by: 'surface' },
  restart: { at: BOTH, takes: false, by: 'surface' },
  // The terminal asks whether the turn ends; the page has a button.
  end: { at: PAGE, takes: false, by: 'surface' },
  board: { at: TERMINAL, takes: false, by: 'surface' },
  me: { at: BOTH, takes: false, by: 'presenter' },
  players: { at: BOTH, takes: false, by: 'presenter' },
  bot: { at: TERMINAL, takes: false, by: 'surface' },
  district: { at: BOTH, takes: true, by: 'presenter' },
  score: { at: BOTH, takes: false, by: 'surface' },
  log: { at: BOTH, takes: true, by: 'presenter' },
  legend: { at: TERMINAL, takes: false, by: 'surface' },
  tiles: { at: TERMINAL, takes: false, by: 'surface' },
  rules: { at: TERMINAL, takes: true, by: 'surface' },
  orders: { at: TERMINAL, takes: true, by: 'surface' },
  save: { at: TERMINAL, takes: true, by: 'surface' },
  help: { at: BOTH, takes: false, by: 'presenter' },
  quit: { at: TERMINAL, takes: false, by: 'surface' },
} as const satisfies Readonly<Record<Command, Entry>>;

/** Those that can be typed there. */
export type CommandAt<S extends Surface> = { [C in Command]: S extends (typeof COMMANDS)[C]['at'][number] ? C : never }[Command];

/** Those that the presenter answers by itself. */
export type AnsweredCommand = { [C in Command]: (typeof COMMANDS)[C]['by'] extends 'presenter' ? C : never }[Command];
/** Those that are left to terminal or page. */
export type DeedAt<S extends Surface> = Exclude<CommandAt<S>, AnsweredCommand>;

export const isDeed = <S extends Surface>(command: CommandAt<S>): command is DeedAt<S> => COMMANDS[command].by === 'surface';

export const commandsAt = <S extends Surface>(surface: S): CommandAt<S>[] =>
  Object.entries<Entry>(COMMANDS).flatMap(([name, { at }]) => (at.includes(surface) ? [name as CommandAt<S>] : []));

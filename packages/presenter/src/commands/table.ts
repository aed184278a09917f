/** The commands that can be typed instead of a choice. Their words and descriptions are messages of `packages/text`. */
import type { Command } from '@tabannusi/text';

export type Surface = 'terminal' | 'page';

interface Entry {
  readonly at: readonly Surface[];
  /** Whether words may follow the command: `why b2`. */
  readonly takes: boolean;
  /** Who answers: the presenter, or the surface (terminal or page) for commands that act or draw. */
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
  // Only the terminal has a command to end the turn; the page has a button.
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

/** The commands that can be typed at a surface. */
export type CommandAt<S extends Surface> = { [C in Command]: S extends (typeof COMMANDS)[C]['at'][number] ? C : never }[Command];

/** The commands that the presenter answers by itself. */
export type AnsweredCommand = { [C in Command]: (typeof COMMANDS)[C]['by'] extends 'presenter' ? C : never }[Command];
/** The commands that a surface must carry out. */
export type DeedAt<S extends Surface> = Exclude<CommandAt<S>, AnsweredCommand>;

export const isDeed = <S extends Surface>(command: CommandAt<S>): command is DeedAt<S> => COMMANDS[command].by === 'surface';

export const commandsAt = <S extends Surface>(surface: S): CommandAt<S>[] =>
  Object.entries<Entry>(COMMANDS).flatMap(([name, { at }]) => (at.includes(surface) ? [name as CommandAt<S>] : []));

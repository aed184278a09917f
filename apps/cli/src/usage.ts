/** How a command is called: the names of its parents, its own name and its arguments. */
import type { Argument, Command } from 'commander';

/** Returns the command and its ancestors, from the inside out. */
export function commandsUpFrom(command: Command): Command[] {
  const commands: Command[] = [];
  for (let at: Command | null = command; at !== null; at = at.parent) commands.push(at);
  return commands;
}

/** Returns the full call, such as `npx tabannusi record show`. */
export const callOf = (command: Command): string =>
  commandsUpFrom(command)
    .map((one) => one.name())
    .reverse()
    .join(' ');

/** Returns the terms: `<file>` is required, `[file]` optional, `<file...>` repeatable. */
export const argumentTerms = ({ registeredArguments }: Command): string[] => registeredArguments.map(argumentTerm);

function argumentTerm(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

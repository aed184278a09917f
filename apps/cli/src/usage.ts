/** How a command is called: its name after those of the commands it belongs to, and its arguments. */
import type { Argument, Command } from 'commander';

/** The command, the one it belongs to, and so on. */
export function commandsUpFrom(command: Command): Command[] {
  const commands: Command[] = [];
  for (let at: Command | null = command; at !== null; at = at.parent) commands.push(at);
  return commands;
}

/** `npx tabannusi record show`. */
export const callOf = (command: Command): string =>
  commandsUpFrom(command)
    .map((one) => one.name())
    .reverse()
    .join(' ');

/** `<file>` must be given, `[file]` may be, `<file...>` more than once. */
export const argumentTerms = ({ registeredArguments }: Command): string[] => registeredArguments.map(argumentTerm);

function argumentTerm(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

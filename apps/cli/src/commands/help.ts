/** `tabannusi help`: prints the help of any command, named as it would be called. */
import { LocalCommand } from '../local-command.ts';
import type { Declare } from './declare.ts';

export const declareHelp: Declare = (program) => {
  const { words } = program;
  program
    .command('help')
    .description(words.say('frame', 'helpCommand', {}))
    .argument(`[${words.say('frame', 'commandPlaceholder', {})}...]`)
    .examples(['record verify', words.say('frame', 'helpExample', { command: 'record verify' })])
    .action((names: readonly string[]) => {
      let command: LocalCommand = program;
      for (const name of names) command = subcommand(command, name);
      command.help();
    });
};

function subcommand(command: LocalCommand, name: string): LocalCommand {
  const found = command.commands.find((one) => one.name() === name);
  return found instanceof LocalCommand ? found : command.unknownCommand(name);
}

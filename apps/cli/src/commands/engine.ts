/** `tabannusi engine`: serves games to another program over standard input and output. */
import { serve } from '../protocol/serve.ts';
import type { Declare } from './declare.ts';

export const declareEngine: Declare = (program, environment) => {
  program
    .command('engine')
    .description(program.words.say('protocol', 'about', {}))
    .examples(['< calls.jsonl', program.words.say('protocol', 'fileExample', {})])
    .addHelpText('after', () => `\n${program.words.say('protocol', 'seeDocument', { document: 'docs/protocol.md' })}`)
    .action(() => serve(environment));
};

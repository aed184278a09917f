/** `tabannusi edition`. */
import { checkEdition } from '../files/check-edition.ts';
import { REFERENCE } from '../files/edition-file.ts';
import { newEdition } from '../files/new-edition.ts';
import { showEdition } from '../files/show-edition.ts';
import type { Declare } from './declare.ts';

export const declareEdition: Declare = (program, environment, end) => {
  const { words } = program;
  const file = words.say('frame', 'filePlaceholder', {});
  const edition = program
    .command('edition')
    .description(words.say('files', 'aboutEdition', {}))
    .examples(
      ['new my-board.jsonc', words.say('files', 'newEditionExample', {})],
      ['check my-board.jsonc', words.say('files', 'checkExample', {})],
    );

  edition
    .command('show')
    .description(words.say('files', 'editionShow', {}))
    .argument(`[${file}]`, words.say('files', 'editionFileOrReference', {}))
    .option('--json', words.say('frame', 'jsonOption', {}))
    .examples(['', words.say('files', 'referenceExample', {})])
    .action(async (path: string | undefined, options) => end(await showEdition(environment, words, path ?? REFERENCE, options)));

  edition
    .command('check')
    .description(words.say('files', 'editionCheck', {}))
    .argument(`<${file}>`, words.say('files', 'editionFile', {}))
    .option('--json', words.say('frame', 'jsonOption', {}))
    .examples(['my-board.jsonc', words.say('files', 'checkExample', {})])
    .exitCodes()
    .action(async (path: string, options) => end(await checkEdition(environment, words, path, options)));

  edition
    .command('new')
    .description(words.say('files', 'editionNew', {}))
    .argument(`<${file}>`, words.say('files', 'newFile', {}))
    .option('--force', words.say('frame', 'forceOption', {}))
    .examples(['my-board.jsonc', words.say('files', 'newEditionExample', {})])
    .action(async (path: string, options) => end(await newEdition(environment, words, path, options)));
};

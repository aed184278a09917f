/** `tabannusi position`. */
import { RECORD_LIMITS } from '@tabannusi/engine';
import { checkPosition } from '../files/check-position.ts';
import { showPosition } from '../files/show-position.ts';
import type { Declare } from './declare.ts';

export const declarePosition: Declare = (program, environment, end) => {
  const { words } = program;
  const file = `<${words.say('frame', 'filePlaceholder', {})}>`;
  const position = program
    .command('position')
    .description(words.say('files', 'aboutPosition', {}))
    .examples(['check position.json', words.say('files', 'checkExample', {})]);

  position
    .command('show')
    .description(words.say('files', 'positionShow', {}))
    .argument(file, words.say('files', 'positionFile', {}))
    .whole(`--seat <${words.say('frame', 'numberPlaceholder', {})}>`, words.say('files', 'seatOption', {}), {
      min: 1,
      max: RECORD_LIMITS.seats.max,
    })
    .option('--json', words.say('frame', 'jsonOption', {}))
    .examples(['position.json --seat 2', words.say('files', 'seatExample', { seat: 2 })])
    .action(async (path: string, options) => end(await showPosition(environment, words, path, options)));

  position
    .command('check')
    .description(words.say('files', 'positionCheck', {}))
    .argument(file, words.say('files', 'positionFile', {}))
    .option('--json', words.say('frame', 'jsonOption', {}))
    .examples(['position.json', words.say('files', 'checkExample', {})])
    .exitCodes()
    .action(async (path: string, options) => end(await checkPosition(environment, words, path, options)));
};

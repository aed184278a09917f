/** The placeholders for option values in help, in brackets. */
import type { CliWords } from '@tabannusi/text';

export const placeholders = (words: CliWords) => ({
  file: `<${words.say('frame', 'filePlaceholder', {})}>`,
  number: `<${words.say('frame', 'numberPlaceholder', {})}>`,
  king: `<${words.say('frame', 'kingPlaceholder', {})}>`,
  seat: `<${words.say('frame', 'seatPlaceholder', {})}>`,
  seed: `<${words.say('frame', 'seedPlaceholder', {})}>`,
  bot: `<${words.say('frame', 'botPlaceholder', {})}>`,
  bots: `<${words.say('frame', 'botsPlaceholder', {})}>`,
  milliseconds: `<${words.say('frame', 'millisecondsPlaceholder', {})}>`,
});

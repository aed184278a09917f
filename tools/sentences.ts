/**
 * `npm run -s sentences -- --seed N --of page --count 50`: prints random sentences for a reader with the writing guide.
 *
 * The same seed picks the same sentences while they do not change.
 */
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import { askedOrEnd } from './asked-or-end.ts';
import { pick } from './sentences/pick.ts';
import { PARTS, type Part, sentencesOf } from './sentences/sources.ts';

const LANGUAGES = ['en', 'fr', 'pl', 'de'];

const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1.');
  return Number(text);
};

const {
  seed,
  of: part,
  count,
  lang,
} = askedOrEnd(() =>
  new Command('npm run -s sentences --')
    .description('Picks sentences at random for a reader with docs/writing.md.')
    .requiredOption('--seed <text>', 'the same seed picks the same sentences')
    .addOption(new Option('--of <part>', 'where the sentences come from').choices(PARTS).makeOptionMandatory())
    .option('--count <number>', 'how many', wholeNumber, 50)
    .addOption(new Option('--lang <language>', 'of texts for players').choices(LANGUAGES).default('en'))
    .exitOverride()
    .parse()
    .opts<{ seed: string; of: Part; count: number; lang: string }>(),
);

const all = sentencesOf(fileURLToPath(new URL('..', import.meta.url)), part, lang);
const picked = pick(all, seed, count);
for (const [index, { place, text }] of picked.entries()) console.log(`${index + 1}. ${text}\n   ${place}`);
console.error(`${picked.length} of ${all.length} sentences (${part}, ${lang}, seed ${seed})`);

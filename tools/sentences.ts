/**
 * `npm run -s sentences -- --seed N --of page --count 50`: prints random sentences for a reader with the writing guide.
 *
 * The same seed picks the same sentences while they do not change.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pick } from './sentences/pick.ts';
import { PARTS, sentencesOf } from './sentences/sources.ts';

const LANGUAGES = ['en', 'fr', 'pl', 'de'];

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    of: { type: 'string' },
    count: { type: 'string', default: '50' },
    lang: { type: 'string', default: 'en' },
  },
});
const { seed, lang } = values;
const part = PARTS.find((each) => each === values.of);
const count = Number(values.count);
if (seed === undefined || part === undefined || !Number.isInteger(count) || count < 1 || !LANGUAGES.includes(lang)) {
  console.error(`Usage: npm run -s sentences -- --seed TEXT --of ${PARTS.join('|')} [--count 50] [--lang ${LANGUAGES.join('|')}]`);
  process.exitCode = 2;
} else {
  const all = sentencesOf(fileURLToPath(new URL('..', import.meta.url)), part, lang);
  const picked = pick(all, seed, count);
  for (const [index, { place, text }] of picked.entries()) console.log(`${index + 1}. ${text}\n   ${place}`);
  console.error(`${picked.length} of ${all.length} sentences (${part}, ${lang}, seed ${seed})`);
}

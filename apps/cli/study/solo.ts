/**
 * `npm run study:solo [-- --games N --bot NAME --jobs N --seed S --write]`: how strong the four kings are. A bot plays against each: one of ours, or
 * `cmd:` and the command of a program. The tables go to standard output as Markdown, or with `--write` into `docs/solo-balance.md`. The same
 * arguments give the same tables, whatever the jobs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { KINGS } from '@tabannusi/engine';
import { isBot } from '../src/bots.ts';
import { insertTables } from './insert.ts';
import { type KingStudy, studyKing } from './play-kings.ts';
import { studyTables } from './tables.ts';

const DOCUMENT = new URL('../../../docs/solo-balance.md', import.meta.url);

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    bot: { type: 'string', default: 'apprentice' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'kings' },
    write: { type: 'boolean', default: false },
  },
});
const [games, jobs] = [values.games, values.jobs].map((text) => {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new RangeError(`study: ${text} is not a number from 1 on`);
  return Number(text);
});
if (games === undefined || jobs === undefined) throw new RangeError('study: numbers are missing');
if (!isBot(values.bot)) throw new RangeError(`study: ${values.bot} is no bot`);

const studies: KingStudy[] = [];
for (const king of KINGS) studies.push(await studyKing({ players: 1, king, games, seed: values.seed, bots: [values.bot] }, jobs));

const tables = studyTables(studies, { bot: values.bot, games, seed: values.seed });
if (values.write) writeFileSync(DOCUMENT, insertTables(readFileSync(DOCUMENT, 'utf8'), tables));
else process.stdout.write(tables);

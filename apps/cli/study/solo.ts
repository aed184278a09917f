/**
 * `npm run study:solo [-- --games N --bot NAME --iterations N --jobs N --seed S --edition FILE --file FILE --write]`: how strong the four kings are.
 * A bot plays against each: one of ours, or `cmd:` and the command of a program. The tables go to standard output as Markdown, or with `--write` into
 * `docs/solo-balance.md`, which has a place for each bot that it tells of. The same arguments give the same tables, whatever the jobs. A king that is
 * in the `--file` already is not played again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { KINGS } from '@tabannusi/engine';
import { isBot } from '../src/bots.ts';
import { editionIn, editionName, howThought, numberIn, numberOrNone } from './arguments.ts';
import { insertTables } from './insert.ts';
import { keptKings } from './solo/kept-kings.ts';
import { type KingStudy, studyKing } from './solo/play-kings.ts';
import { studyTables } from './solo/tables.ts';

const DOCUMENT = new URL('../../../docs/solo-balance.md', import.meta.url);

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    bot: { type: 'string', default: 'builder' },
    iterations: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'kings' },
    edition: { type: 'string' },
    file: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const { bot, seed } = values;
const [games, jobs] = [numberIn(values.games), numberIn(values.jobs)];
const [edition, iterations] = [editionIn(values.edition), numberOrNone(values.iterations)];
if (!isBot(bot)) throw new RangeError(`study: ${bot} is no bot`);
const written = (tables: string): string => insertTables(readFileSync(DOCUMENT, 'utf8'), `study:solo ${bot}`, tables);
// Said before hours are played for nothing.
if (values.write) written('');

const studies: KingStudy[] = [];
const kept = values.file === undefined ? null : keptKings(values.file);
for (const king of KINGS) {
  const order = { players: 1, king, games, seed, bots: [bot], edition, iterations };
  const known = kept?.find(order) ?? null;
  const study = known ?? (await studyKing(order, jobs));
  if (known === null) kept?.keep(order, study);
  studies.push(study);
}

const tables = studyTables(studies, { player: howThought(bot, iterations), edition: editionName(edition), games, seed });
if (values.write) writeFileSync(DOCUMENT, written(tables));
else process.stdout.write(tables);

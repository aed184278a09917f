/**
 * `npm run study:solo`: measures how strong the four kings are. A bot plays against each of them: one of ours, or a program given as `cmd:`
 * and its command. The tables go to standard output as Markdown, or with `--write` into `docs/solo-balance.md`, which has a place for each
 * bot it covers. The same arguments give the same tables with any number of jobs. A king that is already in `--file` is not played again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { KINGS } from '@tabannusi/engine';
import { isBot } from '../src/bots.ts';
import { editionName, howThought, type StudyOptions, studyCommand } from './arguments.ts';
import { insertTables } from './insert.ts';
import { keptKings } from './solo/kept-kings.ts';
import { type KingStudy, studyKing } from './solo/play-kings.ts';
import { studyTables } from './solo/tables.ts';

const DOCUMENT = new URL('../../../docs/solo-balance.md', import.meta.url);

const { games, bot, iterations, seed, jobs, edition, write, file } = studyCommand('study:solo', 'kings', isBot)
  .description('How strong the four kings are: a bot plays against each.')
  .option('--file <file>', 'keep what is played here, and do not play it again')
  .parse()
  .opts<StudyOptions & { readonly file?: string }>();
const written = (tables: string): string => insertTables(readFileSync(DOCUMENT, 'utf8'), `study:solo ${bot}`, tables);
// Throws now if the document has no place for the tables, not after hours of play.
if (write) written('');

const studies: KingStudy[] = [];
const kept = file === undefined ? null : keptKings(file);
for (const king of KINGS) {
  const order = { players: 1, king, games, seed, bots: [bot], edition, iterations };
  const known = kept?.find(order) ?? null;
  const study = known ?? (await studyKing(order, jobs));
  if (known === null) kept?.keep(order, study);
  studies.push(study);
}

const tables = studyTables(studies, { player: howThought(bot, iterations), edition: editionName(edition), games, seed });
if (write) writeFileSync(DOCUMENT, written(tables));
else process.stdout.write(tables);

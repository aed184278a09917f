/**
 * `npm run lessons`: lists every lesson with its steps, and plays it along every right path.
 *
 * `--json` prints one object for programs. Exit code 1 if a lesson cannot be finished or says what is not true, 2 for a wrong argument.
 */
import { Command } from 'commander';
import { LESSONS, playPaths, readLesson } from '../packages/table/src/lessons/index.ts';
import { loadLessonWords, loadSpeaker } from '../packages/text/src/index.ts';

/** Paths of one lesson. All together there may be as many, which a test checks. */
const MOST_PATHS = 200;

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly steps: readonly string[];
  readonly paths: number;
  readonly faults: readonly string[];
}

const words = await loadLessonWords(await loadSpeaker('en'));

function listed([id, value]: [string, unknown]): Listed {
  const { title } = words.lessons[id as keyof typeof LESSONS];
  const read = readLesson(value);
  if (!read.ok) return { id, title, minutes: 0, steps: [], paths: 0, faults: [`${read.fault.code} at ${read.fault.path}`] };
  const { lesson, state } = read;
  const { paths, faults } = playPaths(lesson, state, MOST_PATHS);
  return { id, title, minutes: lesson.minutes, steps: lesson.steps.map((step) => step.id), paths, faults };
}

const { json } = new Command('npm run lessons --')
  .description('Every lesson with its steps, played along every right path.')
  .option('--json', 'print one object instead of the list')
  .parse()
  .opts<{ json?: true }>();
const lessons = Object.entries(LESSONS).map(listed);
if (json) console.log(JSON.stringify({ lessons }));
else
  for (const { id, title, minutes, steps, paths, faults } of lessons) {
    console.log(`${id}: ${title} (${minutes} min, ${steps.length} steps, ${paths} paths)`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
if (lessons.some(({ faults }) => faults.length > 0)) process.exitCode = 1;

/** The result of a mutation run as lines for people. */
import type { Mutation, MutationResult } from './report.ts';

/** Longest code that is printed in full. */
const LONGEST = 60;

const COLUMNS = ['mutants', 'killed', 'timed out', 'survived', 'uncovered', 'not counted', 'score'] as const;

export function mutationLines(result: MutationResult): string[] {
  const rows = [...result.files, { ...result, file: 'all' }].map((counts) => ({
    name: counts.file,
    cells: [
      ...[counts.mutants, counts.killed, counts.timedOut, counts.survived, counts.uncovered, counts.notCounted].map((count) =>
        count === 0 ? '-' : String(count),
      ),
      counts.score === null ? '-' : `${counts.score.toFixed(1)} %`,
    ],
  }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(width) + cells.map((cell, index) => cell.padStart(Math.max(COLUMNS[index]?.length ?? 0, 7) + 2)).join('');
  return [line('', COLUMNS), ...rows.map(({ name, cells }) => line(name, cells)), '', ...survivorLines(result.survivors)];
}

function survivorLines(survivors: readonly Mutation[]): string[] {
  if (survivors.length === 0) return ['No mutant survived.'];
  return [
    `Survivors: ${survivors.length}.`,
    ...survivors.map(
      ({ file, line, mutator, original, replacement, covered }) =>
        `${file}:${line}  ${mutator}: ${short(original)} -> ${short(replacement)}${covered ? '' : '  (no test reaches it)'}`,
    ),
  ];
}

const short = (code: string): string => (code.length > LONGEST ? `${code.slice(0, LONGEST - 1)}…` : code);

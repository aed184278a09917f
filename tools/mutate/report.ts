/** Stryker's results by file, and the mutants that no test noticed. */

/** The parts of Stryker's report that are used. Its format is mutation-testing-report-schema. */
export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  /** Lines and columns count from 1; the end is after the last character. */
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Counts {
  readonly mutants: number;
  /** Mutants with which a test failed. */
  readonly killed: number;
  /** Mutants with which the tests did not end in time, which counts as noticed. */
  readonly timedOut: number;
  /** Mutants with which all tests passed. */
  readonly survived: number;
  /** Mutants that no test reaches. */
  readonly uncovered: number;
  /** Mutants that do not run, or that were excluded. */
  readonly notCounted: number;
  /** Percentage of counted mutants that were noticed; null if none counts. */
  readonly score: number | null;
}

/** A mutant to be printed. */
export interface Mutation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The kind of mutation, in Stryker's words. */
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  readonly covered: boolean;
}

export interface MutationResult extends Counts {
  readonly files: readonly ({ readonly file: string } & Counts)[];
  readonly survivors: readonly Mutation[];
  /** Check these if there are many: a timeout can be an endless loop or just a busy machine. */
  readonly timeouts: readonly Mutation[];
}

export function readReport({ files }: StrykerReport): MutationResult {
  const paths = Object.keys(files).sort();
  const mutantsOf = (path: string) => files[path]?.mutants ?? [];
  const list = (...statuses: readonly string[]) =>
    paths.flatMap((file) =>
      mutantsOf(file)
        .filter(({ status }) => statuses.includes(status))
        .map((mutant) => mutation(file, files[file]?.source ?? '', mutant))
        .sort((a, b) => a.line - b.line || a.column - b.column),
    );
  return {
    ...countMutants(paths.flatMap(mutantsOf)),
    files: paths.map((file) => ({ file, ...countMutants(mutantsOf(file)) })),
    survivors: list('Survived', 'NoCoverage'),
    timeouts: list('Timeout'),
  };
}

function countMutants(mutants: readonly Mutant[]): Counts {
  const of = (wanted: string) => mutants.filter(({ status }) => status === wanted).length;
  const [killed, timedOut, survived, uncovered] = [of('Killed'), of('Timeout'), of('Survived'), of('NoCoverage')];
  const counted = killed + timedOut + survived + uncovered;
  const score = counted === 0 ? null : Number(((100 * (killed + timedOut)) / counted).toFixed(1));
  return { mutants: mutants.length, killed, timedOut, survived, uncovered, notCounted: mutants.length - counted, score };
}

function mutation(file: string, source: string, { mutatorName, replacement = '', status, location }: Mutant): Mutation {
  const { start, end } = location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  // Cut the end first: on a single line, cutting the start would move it.
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return {
    file,
    line: start.line,
    column: start.column,
    mutator: mutatorName,
    original: oneLine(lines.join('\n')),
    replacement: oneLine(replacement),
    covered: status !== 'NoCoverage',
  };
}

const oneLine = (code: string): string => code.trim().replaceAll(/\s+/g, ' ');

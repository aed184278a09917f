/** The first difference of two texts, printed so that a person sees what changed. */
const CONTEXT = 3;

/** Null if all lines are equal. Lines count from 1. */
export function firstDifference(file: string, expected: readonly string[], found: readonly string[]): string | null {
  const longer = Math.max(expected.length, found.length);
  const index = Array.from({ length: longer }, (_, line) => line).find((line) => expected[line] !== found[line]);
  if (index === undefined) return null;
  const show = (line: string | undefined) => line ?? '(the text ends here)';
  return [
    `${file}, line ${index + 1}:`,
    ...expected.slice(Math.max(0, index - CONTEXT), index).map((line) => `    ${line}`),
    `  - ${show(expected[index])}`,
    `  + ${show(found[index])}`,
    `- is the file (${expected.length} lines), + is the game as it is played now (${found.length} lines).`,
  ].join('\n');
}

/** The codes of choices: a digit for the first nine, 0 and another key for later ones. */

/** The keys that may follow 0, in order. */
const SECOND = '123456789abcdefghijklmnopqrstuvwxyz';
const FIRST = 9;

/** Null for a choice beyond the last code. */
export function codeOf(index: number): string | null {
  if (index < FIRST) return String(index + 1);
  const second = SECOND[index - FIRST];
  return second === undefined ? null : `0${second}`;
}

/** Returns the index of the choice that a code stands for; null if there is none. */
export function choiceOf(typed: string): number | null {
  if (/^[1-9]$/.test(typed)) return Number(typed) - 1;
  const second = typed.startsWith('0') && typed.length === 2 ? SECOND.indexOf(typed[1] ?? '') : -1;
  return second === -1 ? null : second + FIRST;
}

/** Whether another key can complete the code. */
export const isHalf = (typed: string): boolean => typed === '0';

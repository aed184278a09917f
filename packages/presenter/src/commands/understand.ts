/** Words that are typed: as a whole, or by a beginning that fits one meaning only, with accents or without. */
import { plain } from './plain.ts';

export type Understood<T> =
  | { readonly meant: T }
  /** The words that begin so. */
  | { readonly ambiguous: readonly string[] }
  | null;

/** `wordsOf`: all that can be typed for a meaning. Null where nothing is meant. */
export function understand<T>(text: string, among: readonly T[], wordsOf: (meaning: T) => readonly string[]): Understood<T> {
  const typed = plain(text);
  const begins = (word: string): boolean => plain(word).startsWith(typed);
  if (typed === '') return null;
  const exact = among.find((meaning) => wordsOf(meaning).some((word) => plain(word) === typed));
  if (exact !== undefined) return { meant: exact };
  const begun = among.filter((meaning) => wordsOf(meaning).some(begins));
  const [only, ...others] = begun;
  if (only === undefined) return null;
  if (others.length === 0) return { meant: only };
  return { ambiguous: begun.map((meaning) => wordsOf(meaning).find(begins) ?? '') };
}

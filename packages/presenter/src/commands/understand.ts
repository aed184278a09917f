/** Recognises typed words in full or by an unambiguous beginning, with or without accents. */
import { plain } from './plain.ts';

export type Understood<T> =
  | { readonly meant: T }
  /** The words with this beginning. */
  | { readonly ambiguous: readonly string[] }
  | null;

/** `wordsOf` returns every word for a meaning. Returns null if no meaning fits. */
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

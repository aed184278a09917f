/** Words that are typed: those of the person's language and the English ones, as a whole or by a beginning that fits one of them only. */
import { type CliValues, type CliWords, createCliWords } from '@tabannusi/text';

/** What has words to be typed. */
export type Typable = keyof CliValues['play'] extends infer K ? (K extends `${infer Name}Words` ? Name : never) : never;

type Understood<T> =
  | { readonly meant: T }
  /** The words that begin so. */
  | { readonly ambiguous: readonly string[] }
  | null;

export interface Typist {
  understand<T extends Typable>(text: string, among: readonly T[]): Understood<T>;
  /** The word that is shown. */
  word(of: Typable): string;
}

export function createTypist(words: CliWords): Typist {
  const english = createCliWords('en');
  const wordsOf = (of: Typable): string[] => [words, english].flatMap((all) => all.say('play', `${of}Words`, {}).split(' '));
  return {
    understand(text, among) {
      const typed = text.toLocaleLowerCase();
      if (typed === '') return null;
      const exact = among.find((of) => wordsOf(of).includes(typed));
      if (exact !== undefined) return { meant: exact };
      const begun = among.filter((of) => wordsOf(of).some((word) => word.startsWith(typed)));
      const [only, ...others] = begun;
      if (only === undefined) return null;
      if (others.length === 0) return { meant: only };
      return { ambiguous: begun.map((of) => wordsOf(of).find((word) => word.startsWith(typed)) ?? '') };
    },
    word: (of) => wordsOf(of)[0] ?? '',
  };
}

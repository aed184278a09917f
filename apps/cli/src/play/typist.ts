/**
 * Words that are typed: those of the person's language and the English ones, as a whole or by a beginning that fits one of them only, with accents
 * or without.
 */
import { RESOURCE_COLOURS, type ResourceColour } from '@tabannusi/engine';
import { type CliValues, type CliWords, createCliWords } from '@tabannusi/text';

/** What has words to be typed. */
export type Typable = keyof CliValues['play'] extends infer K ? (K extends `${infer Name}Words` ? Name : never) : never;

/** Colours have one word each. */
type Nameable = Typable | ResourceColour;

type Understood<T> =
  | { readonly meant: T }
  /** The words that begin so. */
  | { readonly ambiguous: readonly string[] }
  | null;

export interface Typist {
  understand<T extends Nameable>(text: string, among: readonly T[]): Understood<T>;
  /** The word that is shown. */
  word(of: Nameable): string;
}

export function createTypist(words: CliWords): Typist {
  const english = createCliWords('en');
  const wordsOf = (of: Nameable): string[] =>
    [words, english].flatMap((all) =>
      isColour(of) ? [all.say('play', 'colourWord', { colour: of })] : all.say('play', `${of}Words`, {}).split(' '),
    );
  return {
    understand(text, among) {
      const typed = plain(text);
      const begins = (word: string): boolean => plain(word).startsWith(typed);
      if (typed === '') return null;
      const exact = among.find((of) => wordsOf(of).some((word) => plain(word) === typed));
      if (exact !== undefined) return { meant: exact };
      const begun = among.filter((of) => wordsOf(of).some(begins));
      const [only, ...others] = begun;
      if (only === undefined) return null;
      if (others.length === 0) return { meant: only };
      return { ambiguous: begun.map((of) => wordsOf(of).find(begins) ?? '') };
    },
    word: (of) => wordsOf(of)[0] ?? '',
  };
}

const isColour = (of: Nameable): of is ResourceColour => RESOURCE_COLOURS.some((colour) => colour === of);

/** In small letters and without accents, whatever the language of the system is. */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');

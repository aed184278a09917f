/** The words that answer a question of the terminal or set an order, in the person's language and in English. */
import { RESOURCE_COLOURS, type ResourceColour } from '@tabannusi/engine';
import { type Understood, understand } from '@tabannusi/presenter';
import { type CliValues, type CliWords, createCliWords } from '@tabannusi/text';

/** The names of the message lists `…Words`, each with the words for one answer. */
export type Typable = keyof CliValues['play'] extends infer K ? (K extends `${infer Name}Words` ? Name : never) : never;

/** Colours have one word each, not a list. */
type Nameable = Typable | ResourceColour;

export interface Typist {
  understand<T extends Nameable>(text: string, among: readonly T[]): Understood<T>;
  /** Returns the word to print. */
  word(of: Nameable): string;
}

export function createTypist(words: CliWords): Typist {
  const english = createCliWords('en');
  const wordsOf = (of: Nameable): string[] =>
    [words, english].flatMap((all) =>
      isColour(of) ? [all.say('play', 'colourWord', { colour: of })] : all.say('play', `${of}Words`, {}).split(' '),
    );
  return {
    understand: (text, among) => understand(text, among, wordsOf),
    word: (of) => wordsOf(of)[0] ?? '',
  };
}

const isColour = (of: Nameable): of is ResourceColour => RESOURCE_COLOURS.some((colour) => colour === of);

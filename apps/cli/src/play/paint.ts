/** Colours for the output. Letters and numbers say the same, so nothing is lost without them. */
import { RESOURCE_COLOURS, type ResourceColour } from '@tabannusi/engine';
import type { CliWords } from '@tabannusi/text';

/** Colour codes that 16-colour terminals know. */
const DICE: Readonly<Record<ResourceColour, number>> = { white: 97, yellow: 93, brown: 33, blue: 94, green: 32 };
const SEATS = [91, 96, 95, 92] as const;
const BOLD = 1;
const DIM = 2;

export interface Paint {
  /**
   * Colours a line of the board or a player area: pieces, Crates and dice in their own colours, a player's things in the player's colour.
   */
  picture(line: string): string;
  /** Colours the names of players in a text. */
  text(line: string): string;
  heading(line: string): string;
  /** Dims a less important text. */
  aside(line: string): string;
}

const PLAIN: Paint = { picture: (line) => line, text: (line) => line, heading: (line) => line, aside: (line) => line };

export function createPaint(words: CliWords, names: readonly string[], hasColour: boolean): Paint {
  if (!hasColour) return PLAIN;
  const coloured = (code: number, text: string): string => `\x1b[${code}m${text}\x1b[0m`;
  const byLetter = new Map(RESOURCE_COLOURS.map((colour) => [words.say('play', 'colourLetter', { colour }), DICE[colour]]));
  const byWord = new Map(RESOURCE_COLOURS.map((colour) => [words.say('play', 'colourWord', { colour }), DICE[colour]]));
  const byName = new Map(names.map((name, seat) => [name, SEATS[seat] ?? BOLD]));
  const bySeat = (seat: string): number => SEATS[Number(seat) - 1] ?? BOLD;
  const letters = oneOf([...byLetter.keys()]);
  // French has a non-breaking space before the colon. The alternatives: a piece with its owner's number, a Crate, a Barge with its dice, a
  // Garden or House with its owner's number.
  const signs = new RegExp(
    `([[(])(${letters})([1-4])([\\])])|#(${letters})(?!\\p{L})|(?<=\\s)(${oneOf([...byWord.keys()])})\\u00a0?: [1-6](?: [1-6])*|[*^]([1-4])`,
    'gu',
  );
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf([...byName.keys()])})(?![\\p{L}\\p{N}])`, 'gu');
  const text = (line: string): string => line.replace(named, (name) => coloured(byName.get(name) ?? BOLD, name));
  return {
    picture: (line) =>
      text(line).replace(signs, (sign, open, letter, owner, close, crate, barge, seat) => {
        if (letter !== undefined)
          return `${open}${coloured(byLetter.get(letter) ?? BOLD, letter)}${coloured(bySeat(owner), owner)}${close}`;
        if (seat !== undefined) return coloured(bySeat(seat), sign);
        return coloured((crate === undefined ? byWord.get(barge) : byLetter.get(crate)) ?? BOLD, sign);
      }),
    text,
    heading: (line) => coloured(BOLD, line),
    aside: (line) => coloured(DIM, line),
  };
}

const oneOf = (words: readonly string[]): string => words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

/** The name of an outside bot: `cmd:` and its command. No shell is involved, on any system. */
const PREFIX = 'cmd:';

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
}

export const isOutside = (bot: string): boolean => bot.startsWith(PREFIX);

/**
 * Splits a command at spaces. Text between two " or two ' stays together. No other character is special, not even a backslash. Null if
 * there is no program or a quotation mark is unpaired.
 */
export function commandOf(bot: string): Command | null {
  const words: string[] = [];
  let rest = bot.slice(PREFIX.length).trim();
  while (rest !== '') {
    const word = /^(?:"[^"]*"|'[^']*'|[^\s"'])+(?=\s|$)/.exec(rest)?.[0];
    if (word === undefined) return null;
    words.push(word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
    rest = rest.slice(word.length).trimStart();
  }
  const [program, ...args] = words;
  return program === undefined || program === '' ? null : { program, args };
}

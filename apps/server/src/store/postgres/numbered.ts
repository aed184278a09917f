/** Named parameters as PostgreSQL takes them: by their place. */

export interface Numbered {
  readonly text: string;
  /** The names in the order of their numbers. */
  readonly names: readonly string[];
}

/** `$game … $seq … $game` becomes `$1 … $2 … $1`. Numbers begin after `taken`, which have theirs already. */
export function numbered(text: string, taken: readonly string[] = []): Numbered {
  const names = [...taken];
  const replaced = text.replace(/\$([A-Za-z]\w*)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text: replaced, names };
}

/** Turns named parameters into numbered ones, which PostgreSQL requires. */

export interface Numbered {
  readonly text: string;
  /** The parameter names, in the order of their numbers. */
  readonly names: readonly string[];
}

/** `$game … $seq … $game` becomes `$1 … $2 … $1`. Numbers begin after those of the names in `taken`. */
export function numbered(text: string, taken: readonly string[] = []): Numbered {
  const names = [...taken];
  const replaced = text.replace(/\$([A-Za-z]\w*)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text: replaced, names };
}

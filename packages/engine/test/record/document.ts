/** Reads docs/formats.md: its chapters, the JSON in them and the codes in their tables. */
import { readFileSync } from 'node:fs';

const TEXT = readFileSync(new URL('../../../../docs/formats.md', import.meta.url), 'utf8');

/** Returns the text of a chapter, without its heading. */
function chapter(name: string): string {
  const text = TEXT.split(/^## /m).find((one) => one.startsWith(`${name}\n`));
  if (text === undefined) throw new Error(`no chapter ${name}`);
  return text.slice(name.length);
}

/** Returns the JSON blocks of a chapter that are complete values. */
export const examplesIn = (name: string): unknown[] =>
  [...chapter(name).matchAll(/^```json\n(\{.*?)^```/gms)].map(([, text]) => JSON.parse(text));

/** Returns the codes in the first column of the tables that begin with `| code |`. */
export function codesIn(name: string): string[] {
  const tables = chapter(name).matchAll(/^\| code \|.*\n\|[-|]+\n((?:\|.*\n)+)/gm);
  return [...tables].flatMap(([, rows]) =>
    rows.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, code]) => code)),
  );
}

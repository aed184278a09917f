/** Where a text stops being JSON. The error of `JSON.parse` does not always say it. */

/** White space, signs, words and numbers of JSON. */
const TOKEN = /[\t\n\r ]+|[[\]{},:]|true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** What may come next: a value; a value or the end of the list; a key; a key or the end of the object; a colon; a comma or the end. */
type Expected = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'comma';

/** Line and column of the first character that cannot be there, from 1, and whether that is the end of the text; null for JSON. */
export function jsonBreak(text: string): { readonly line: number; readonly column: number; readonly ends: boolean } | null {
  const open: string[] = [];
  let expected: Expected = 'value';
  for (let at = 0; ; ) {
    const token = tokenAt(text, at);
    if (token === undefined) {
      const isOver = at === text.length && expected === 'comma' && open.length === 0;
      return isOver ? null : placeOf(text, at);
    }
    if (token.trim() !== '') {
      const next: Expected | null = follow(expected, token, open);
      if (next === null) return placeOf(text, at);
      expected = next;
    }
    at += token.length;
  }
}

/** The token that begins there; none where nothing of JSON does. */
function tokenAt(text: string, at: number): string | undefined {
  if (text[at] === '"') return textAt(text, at);
  TOKEN.lastIndex = at;
  return TOKEN.exec(text)?.[0];
}

function textAt(text: string, from: number): string | undefined {
  for (let at = from + 1; at < text.length; ) {
    const character = text.charAt(at);
    if (character === '"') return text.slice(from, at + 1);
    ESCAPE.lastIndex = at;
    const length = character === '\\' ? (ESCAPE.exec(text)?.[0].length ?? 0) : 1;
    if (length === 0 || character < ' ') return undefined;
    at += length;
  }
  return undefined;
}

/** What may come after a token; null where it cannot be there. `open` are the lists and objects around it. */
function follow(expected: Expected, token: string, open: string[]): Expected | null {
  const inside = open.at(-1);
  switch (token) {
    case '{':
    case '[':
      if (expected !== 'value' && expected !== 'firstValue') return null;
      open.push(token);
      return token === '{' ? 'firstKey' : 'firstValue';
    case '}':
    case ']':
      if (inside !== (token === '}' ? '{' : '[')) return null;
      if (expected !== 'comma' && expected !== (token === '}' ? 'firstKey' : 'firstValue')) return null;
      open.pop();
      return 'comma';
    case ',':
      return expected !== 'comma' || inside === undefined ? null : inside === '{' ? 'key' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : null;
    default:
      if (expected === 'key' || expected === 'firstKey') return token.startsWith('"') ? 'colon' : null;
      return expected === 'value' || expected === 'firstValue' ? 'comma' : null;
  }
}

function placeOf(text: string, at: number) {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, ends: text.slice(at).trim() === '' };
}

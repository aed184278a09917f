/** Transcripts: lines with `> ` are sent, lines with `< ` and the indented lines below them are answers, and all others are comments. */
import { Session } from '../../src/protocol/session.ts';

const WIDTH = 140;

/** Returns the transcript with the present answers to its lines. */
export async function rewritten(transcript: string): Promise<string> {
  const session = new Session('en');
  const lines: string[] = [];
  for (const line of transcript.trimEnd().split('\n')) {
    if (line.startsWith('< ') || line.startsWith('  ')) continue;
    lines.push(line);
    if (!line.startsWith('> ')) continue;
    const answer = await session.answer(line.slice(2));
    if (answer !== null) lines.push(`< ${printed(JSON.parse(answer), 2)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Returns JSON on one line if it fits, else broken at its outermost members. */
function printed(value: unknown, indent: number): string {
  const line = spaced(value);
  if (line.length + indent <= WIDTH || typeof value !== 'object' || value === null) return line;
  const pad = ' '.repeat(indent + 2);
  const members = Array.isArray(value)
    ? value.map((member) => pad + printed(member, indent + 2))
    : Object.entries(value).map(([key, member]) => `${pad}${JSON.stringify(key)}: ${printed(member, indent + 2)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${members.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

/** Adds a space after commas and colons. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${spaced(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

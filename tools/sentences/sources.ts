/** Where the sentences for people are, and how they are extracted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCode, listFiles } from '../checks/files.ts';
import { readSource, walk } from '../checks/source.ts';

export interface Sentence {
  /** `file:line`. */
  readonly place: string;
  readonly text: string;
}

/** The parts that a reader can ask for. */
export const PARTS = ['page', 'terminal', 'log', 'rules', 'documents', 'comments'] as const;
export type Part = (typeof PARTS)[number];

/** Folders of `packages/text/src` by the part that shows most of their messages. */
export const SUBJECTS: Readonly<Record<'page' | 'terminal' | 'log' | 'rules', readonly string[]>> = {
  page: [
    'explanations',
    'files',
    'forbidden',
    'help',
    'home',
    'languages',
    'lessons',
    'levels',
    'online',
    'phrases',
    'plans',
    'positions',
    'proof',
    'questions',
    'recap',
    'reference',
    'rule-search',
    'saved-games',
    'settings',
    'solo',
    'table',
    'tiles',
  ],
  terminal: ['command-line', 'commands', 'faults', 'file-commands', 'play', 'sim'],
  log: ['log'],
  rules: ['rules'],
};
const TEXTS = 'packages/text/src';

/** Returns all sentences of a part; messages are in `language`, with their values in braces. */
export function sentencesOf(root: string, part: Part, language: string): Sentence[] {
  const files = listFiles(root);
  if (part === 'documents') return files.filter((file) => file.endsWith('.md')).flatMap((file) => ofDocument(root, file));
  if (part === 'comments') return files.filter(isCode).flatMap((file) => ofComments(root, file));
  const folders = SUBJECTS[part].map((subject) => `${TEXTS}/${subject}/`);
  return files
    .filter((file) => file.endsWith(`/${language}.ts`) && folders.some((folder) => file.startsWith(folder)))
    .flatMap((file) => ofMessages(root, file));
}

/** Returns literals of at least two words: a name alone is not a sentence. */
function ofMessages(root: string, file: string): Sentence[] {
  const source = readSource(root, file);
  if (typeof source === 'string') throw new Error(source);
  const found: Sentence[] = [];
  const text = readFileSync(join(root, file), 'utf8');
  walk(source.program, (node, parent) => {
    if (parent?.type === 'ImportDeclaration') return;
    const isText = (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral';
    if (!isText) return;
    const said = text.slice(node.start + 1, node.end - 1);
    if (/\p{L}+\s+\p{L}/u.test(said)) found.push({ place: `${file}:${source.lineOf(node.start)}`, text: said });
  });
  return found;
}

/** Returns comments as a whole. Consecutive comment lines are one comment. */
function ofComments(root: string, file: string): Sentence[] {
  const source = readSource(root, file);
  if (typeof source === 'string') throw new Error(source);
  const found: { start: number; end: number; text: string }[] = [];
  for (const { type, value, start, end } of source.comments) {
    const line = source.lineOf(start);
    const text = value.replace(/^\s*\*+ ?/gm, ' ');
    const last = found.at(-1);
    if (type === 'Line' && last !== undefined && last.end === line - 1) {
      last.text += ` ${text}`;
      last.end = line;
    } else found.push({ start: line, end: type === 'Line' ? line : source.lineOf(end) + 1, text });
  }
  return found
    .map(({ start, text }) => ({ place: `${file}:${start}`, text: oneLine(text) }))
    .filter(({ text }) => /\p{L}+\s+\p{L}/u.test(text) && !/^(?:biome-ignore|@ts-)/.test(text));
}

/** Returns the sentences of paragraphs, lists and table cells, without code blocks. */
function ofDocument(root: string, file: string): Sentence[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/^```.*?^```/gms, (block) => block.replace(/[^\n]/g, ''));
  return text.split('\n').flatMap((line, index) =>
    line
      .split(line.startsWith('|') ? '|' : /(?<=[.!?:]["')]*)\s+(?=[\p{Lu}"(*[`])/u)
      .map(oneLine)
      .filter((part) => part.split(' ').length > 3)
      .map((part) => ({ place: `${file}:${index + 1}`, text: part })),
  );
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

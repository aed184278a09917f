/** Reads text from a file or from standard input. Every error becomes a sentence. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { CliWords } from '@tabannusi/text';
import { type Environment, Mistake } from '../environment.ts';
import { filePath } from '../file-path.ts';
import { codeOf } from '../system-error.ts';
import { visibleLine } from '../visible.ts';

/** Bytes. A record has at most two million characters, most of one byte and some of three. */
export const FILE_LIMIT = 8_000_000;

export const STANDARD_INPUT = '-';

/** The name of a file for people. */
export const fileName = (words: CliWords, file: string): string =>
  file === STANDARD_INPUT ? words.say('files', 'standardInput', {}) : visibleLine(file);

/** Throws a `Mistake` if the text cannot be read. */
export async function readFileText({ input, folder }: Environment, words: CliWords, file: string): Promise<string> {
  const name = fileName(words, file);
  try {
    if (file === STANDARD_INPUT) return textOf(words, name, await bytesOf(words, name, input));
    const path = filePath(words, folder, file);
    const found = await stat(path);
    if (found.isDirectory()) throw new Mistake(words.say('files', 'folder', { file: name }));
    if (found.size > FILE_LIMIT) throw tooLarge(words, name);
    return textOf(words, name, await bytesOf(words, name, createReadStream(path)));
  } catch (error) {
    if (error instanceof Mistake) throw error;
    throw new Mistake(systemSentence(words, name, codeOf(error)));
  }
}

/** Returns a sentence for a system error; with its code if there is no sentence for it. */
export function systemSentence(words: CliWords, file: string, code: string): string {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return words.say('frame', 'noFile', { file });
    case 'EACCES':
    case 'EPERM':
      return words.say('files', 'noPermission', { file });
    default:
      return words.say('frame', 'unreadableFile', { file, reason: code });
  }
}

const tooLarge = (words: CliWords, file: string): Mistake => new Mistake(words.say('files', 'tooLarge', { file, limit: FILE_LIMIT }));

/** Reads all bytes, and throws if there are too many: pipes and devices have no size in advance. */
async function bytesOf(words: CliWords, file: string, stream: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > FILE_LIMIT) throw tooLarge(words, file);
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

/** Returns the text without the byte order mark that some editors add. */
function textOf(words: CliWords, file: string, bytes: Buffer): string {
  const [first, second, third] = bytes;
  if (first === 0x1f && second === 0x8b) throw new Mistake(words.say('files', 'compressed', { file }));
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  // UTF-16 without a mark: JSON begins with ASCII, which then has one zero byte.
  const isUtf16 = hasMark || (first === 0 && second !== 0) || (second === 0 && third !== 0);
  if (isUtf16) throw new Mistake(words.say('files', 'utf16', { file }));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Mistake(words.say('files', 'notText', { file }));
  }
}

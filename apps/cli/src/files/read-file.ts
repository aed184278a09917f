/** The text of a file or of standard input. Whatever is wrong with it is told in a sentence. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { CliWords } from '@tabannusi/text';
import { type Environment, Mistake } from '../environment.ts';
import { filePath } from '../file-path.ts';
import { codeOf } from '../system-error.ts';
import { visibleLine } from '../visible.ts';

/** Bytes. A record may have two million characters, of which most have one byte and some three. */
export const FILE_LIMIT = 8_000_000;

export const STANDARD_INPUT = '-';

/** A file as it is named to people. */
export const fileName = (words: CliWords, file: string): string =>
  file === STANDARD_INPUT ? words.say('files', 'standardInput', {}) : visibleLine(file);

/** Throws a `Mistake` where there is no text to be read. */
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

/** What the system says of a file that cannot be read: its own code, where we have no sentence for it. */
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

/** All bytes, unless there are too many: pipes and devices have no size beforehand. */
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

/** The text without the mark that some editors put at the beginning. */
function textOf(words: CliWords, file: string, bytes: Buffer): string {
  const [first, second, third] = bytes;
  if (first === 0x1f && second === 0x8b) throw new Mistake(words.say('files', 'compressed', { file }));
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  // Without its mark: JSON begins with an ASCII character, which has two bytes there.
  const isUtf16 = hasMark || (first === 0 && second !== 0) || (second === 0 && third !== 0);
  if (isUtf16) throw new Mistake(words.say('files', 'utf16', { file }));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Mistake(words.say('files', 'notText', { file }));
  }
}

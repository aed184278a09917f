/** The file for the games. It is opened before play, so that a wrong path costs no time. */
import { closeSync, openSync, writeSync } from 'node:fs';
import type { CliWords } from '@tabannusi/text';
import { Mistake } from '../environment.ts';
import { filePath } from '../file-path.ts';
import { codeOf } from '../system-error.ts';

export interface CsvFile {
  write(text: string): void;
  close(): void;
}

export function openCsvFile(folder: string, file: string, overwrite: boolean, words: CliWords): CsvFile {
  const told = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EEXIST') throw new Mistake(words.say('frame', 'fileExists', { file }));
      throw new Mistake(words.say('frame', 'unwritableFile', { file, reason: code }));
    }
  };
  const path = filePath(words, folder, file);
  const handle = told(() => openSync(path, overwrite ? 'w' : 'wx'));
  return {
    write: (text) => void told(() => writeSync(handle, text)),
    close: () => closeSync(handle),
  };
}

/** What becomes of us when nobody can read what we write. */
import { createCliWords, type Language } from '@tabannusi/text';
import { EXIT } from './environment.ts';
import { codeOf } from './system-error.ts';

/** A reader that has seen enough, such as `head`, closes the pipe: that is no error. A full disk is one, and there is no use in going on. */
export function watchOutputs(language: Language): void {
  process.stdout.on('error', (error) => {
    const reason = codeOf(error);
    if (reason === 'EPIPE') return;
    process.stderr.write(`${createCliWords(language).say('frame', 'unwritableOutput', { reason })}\n`);
    process.exit(EXIT.wrong);
  });
  process.stderr.on('error', (error) => {
    if (codeOf(error) !== 'EPIPE') process.exit(EXIT.wrong);
  });
}

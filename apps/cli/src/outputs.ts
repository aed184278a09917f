/** Handles errors of the output streams. */
import { createCliWords, type Language } from '@tabannusi/text';
import { EXIT } from './environment.ts';
import { codeOf } from './system-error.ts';

/**
 * A closed pipe is no error: the reader, such as `head`, has seen enough. After any other error, such as a full disk, the process exits.
 */
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

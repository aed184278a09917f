/** Asks the person at the screen. Handles Ctrl-C and the end of the input for every question. */
import { EXIT, type ExitCode } from '../environment.ts';
import { partAt } from './farewell.ts';
import { type Session, say } from './session.ts';
import type { Typable } from './typist.ts';

export type Answer = { readonly text: string } | { readonly end: ExitCode };

export async function ask(session: Session, prompt: string): Promise<Answer> {
  for (;;) {
    const typed = await session.input.next(prompt);
    if (typed === 'end') {
      session.page.blank();
      session.page.text(say(session, 'inputEnded', {}));
      return partAt(session, EXIT.done);
    }
    if (typed !== 'interrupt') return { text: typed.line.trim() };
    session.page.blank();
    if (await isInterrupted(session)) return partAt(session, EXIT.interrupted);
  }
}

/** Asks for one of a few words. Enter alone gives `byDefault` if there is one. */
export async function askWord<T extends Typable>(
  session: Session,
  prompt: string,
  answers: readonly T[],
  byDefault?: T,
): Promise<{ readonly word: T } | { readonly other: string } | { readonly end: ExitCode }> {
  const answer = await ask(session, prompt);
  if ('end' in answer) return answer;
  if (answer.text === '' && byDefault !== undefined) return { word: byDefault };
  const understood = session.typist.understand(answer.text, answers);
  return understood !== null && 'meant' in understood ? { word: understood.meant } : { other: answer.text };
}

/** Asks until one of the words is given. */
export async function askUntil<T extends Typable>(
  session: Session,
  prompt: string,
  answers: readonly T[],
): Promise<T | { readonly end: ExitCode }> {
  for (;;) {
    const answer = await askWord(session, prompt, answers);
    if ('end' in answer) return answer;
    if ('word' in answer) return answer.word;
    const words = answers.map((word) => session.typist.word(word));
    session.page.text(say(session, 'answerYesOrNo', { answers: session.cli.list(words, 'or') }));
  }
}

/** Asks only once: a second Ctrl-C or the end of the input is a yes. */
export async function isInterrupted(session: Session): Promise<boolean> {
  const { input, typist } = session;
  const typed = await input.next(say(session, 'breakOff', { yes: typist.word('yes'), no: typist.word('no') }));
  if (typed === 'interrupt') session.page.blank();
  if (typeof typed === 'string') return true;
  const understood = typist.understand(typed.line.trim(), ['yes', 'no']);
  return understood !== null && 'meant' in understood && understood.meant === 'yes';
}

/** The programs of a saved game. A file does not start them by itself: the person must have named them with `--bot`, or is asked. */
import type { ExitCode } from '../environment.ts';
import { commandOf } from '../outside-bot/command.ts';
import { visibleLine } from '../visible.ts';
import { askUntil } from './ask.ts';
import { quoted } from './quoted.ts';
import { type Session, say } from './session.ts';

/**
 * Asks for each program that is not allowed yet. Outside a terminal nobody is asked and no program runs. Returns null if the game can
 * begin.
 */
export async function allowPrograms(session: Session, isTerminal: boolean): Promise<{ readonly end: ExitCode } | null> {
  const { bots, page, typist } = session;
  for (const bot of bots.forbidden) {
    const command = visibleLine(bot);
    if (isTerminal && commandOf(bot) !== null) {
      page.text(say(session, 'wantsProgram', { command }));
      const answer = await askUntil(session, say(session, 'runProgram', { yes: typist.word('yes'), no: typist.word('no') }), ['yes', 'no']);
      if (typeof answer !== 'string') return answer;
      if (answer === 'yes') {
        bots.allow(bot);
        continue;
      }
    }
    page.text(say(session, 'programNotRun', { option: `--bot ${quoted(command)}` }));
  }
  return null;
}

/** The dialogue of a game: bots play, and persons take over the screen, see what happened and decide, until the game is over or left. */
import { EXIT, type ExitCode } from '../environment.ts';
import { FAULT_KINDS } from '../outside-bot/faults.ts';
import { visibleLine } from '../visible.ts';
import { ask, isInterrupted } from './ask.ts';
import type { Failure } from './bots.ts';
import { confirmTurn, decide } from './decide.ts';
import { partAt, showEnd } from './farewell.ts';
import { firstDecision, tellNews } from './log.ts';
import { showArea, showBoard } from './looks.ts';
import { type Next, nameOf, type Session, say } from './session.ts';

export async function dialogue(session: Session): Promise<ExitCode> {
  for (;;) {
    const trouble = session.keeper.keep();
    if (trouble !== null) session.page.text(trouble);
    const next = await nextOf(session);
    if (typeof next !== 'string') return next.end;
  }
}

async function nextOf(session: Session): Promise<Next> {
  const { screen, table } = session;
  const { prompt } = table;
  if (prompt.wait === 'over') return showEnd(session);
  if (prompt.wait === 'decision' && prompt.by === 'bot') return letBotPlay(session, prompt.seat);
  hideSecrets(session);
  if (screen.handOver !== null) return handOver(session, screen.handOver);
  showNews(session, prompt.seat);
  return prompt.wait === 'confirm' ? confirmTurn(session, prompt.seat) : decide(session);
}

/** Milliseconds before a person is told whom the game waits for. */
const PATIENCE = 1_000;

async function letBotPlay(session: Session, seat: number): Promise<Next> {
  const { bots, input, page, table, tableWords } = session;
  const asking = bots.ask(seat);
  const { prompt } = table;
  const timer = setTimeout(() => page.aside(tableWords.prompt(prompt, null)), PATIENCE);
  try {
    for (;;) {
      const failure = await input.orInterrupt(asking);
      clearTimeout(timer);
      if (failure !== 'interrupt') {
        if (failure !== null) tellFailure(session, seat, failure);
        return 'on';
      }
      page.blank();
      if (await isInterrupted(session)) return partAt(session, EXIT.interrupted);
    }
  } finally {
    clearTimeout(timer);
  }
}

function tellFailure(session: Session, seat: number, { fault, bot, lastWords }: Failure): void {
  const { cli, page, tableWords } = session;
  const kind = FAULT_KINDS.find((one) => one === fault);
  page.text(tableWords.botFailed(seat, kind === undefined ? fault : say(session, 'botFault', { kind })));
  if (lastWords !== '') page.text(cli.say('sim', 'botSaid', { bot: visibleLine(bot), text: lastWords }));
}

/** Clears the screen if it shows secrets of somebody other than the next observer. */
function hideSecrets(session: Session): void {
  if (session.secretsOf === null || session.secretsOf === session.screen.observer) return;
  session.page.clear();
  session.secretsOf = null;
  session.turnShown = null;
}

/** Shows only public information until the next person takes over the screen. */
async function handOver(session: Session, seat: number): Promise<Next> {
  const { page, screen, table, tableWords } = session;
  const { ask: request, take } = tableWords.handOver(seat);
  tellNews(session);
  page.heading(request);
  const answer = await ask(session, say(session, 'takeOverPrompt', { take }));
  if ('end' in answer) return answer;
  screen.takeOver(seat);
  session.secretsOf = seat;
  session.turnShown = null;
  session.told = Math.min(session.told, Math.max(firstDecision(session), table.sinceLastTurn(seat).from));
  return 'on';
}

/**
 * Prints what happened since the person last looked. At the start of a turn, and if they are no longer on the screen, also prints the board
 * and the player's area.
 */
function showNews(session: Session, seat: number): void {
  const { page, table, tableWords } = session;
  const turn = table.turns.length;
  const isOwn = turn === 0 || table.turns.at(-1)?.seat === seat;
  const isFirst = session.turnShown === null || (isOwn && session.turnShown !== turn);
  const own = table.turns.filter((of) => of.seat === seat).length;
  if (!isOwn) page.heading(tableWords.prompt(table.prompt, seat));
  else if (isFirst) page.heading(say(session, 'turnHeading', { player: nameOf(session, seat), turn: own }));
  tellNews(session, isOwn && isFirst && own > 1 ? tableWords.sinceLastTurn() : null);
  if (!isFirst) return;
  session.turnShown = turn;
  page.blank();
  showBoard(session);
  page.blank();
  showArea(session, seat);
}

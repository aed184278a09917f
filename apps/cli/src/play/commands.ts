/** The commands that can be typed instead of a choice. */
import type { Answer, DeedAt } from '@tabannusi/presenter';
import type { Back, Done } from '@tabannusi/table';
import { EXIT, Mistake } from '../environment.ts';
import { filePath } from '../file-path.ts';
import { askUntil } from './ask.ts';
import { type Asking, choiceLines, type Offered } from './asking.ts';
import { showBot } from './bot.ts';
import { partAt } from './farewell.ts';
import { showHint } from './hint.ts';
import { showArea, showBoard, showDistrict, showLegend, showLog, showRules, showScores, showTiles } from './looks.ts';
import { giveOrders } from './orders.ts';
import { type Next, type Session, say } from './session.ts';
import { showWhy } from './why.ts';

type Typed = Exclude<Answer<Offered, 'terminal'>, { readonly answer: 'choose' }>;

export function showAnswer(session: Session, asking: Asking, answer: Typed): Next | Promise<Next> {
  if (answer.answer === 'deed') return DEEDS[answer.deed](session, asking, answer.rest);
  show(session, asking, answer);
  return 'again';
}

function show(session: Session, asking: Asking, answer: Exclude<Typed, { readonly answer: 'deed' }>): void {
  switch (answer.answer) {
    case 'sentence':
      session.page.text(answer.text);
      break;
    case 'legal':
      showAsking(session, asking);
      break;
    case 'why': {
      const told = answer.told(asking.refused());
      if (told.answer === 'sentence') session.page.text(told.text);
      else showWhy(session, told);
      break;
    }
    case 'district':
      showDistrict(session, answer.district);
      break;
    case 'seats':
      for (const seat of answer.seats) showArea(session, seat);
      break;
    case 'log':
      showLog(session, answer.lines);
      break;
    case 'help':
      showHelp(session, asking, answer.commands);
      break;
  }
}

type Deed = (session: Session, asking: Asking, rest: string) => Next | Promise<Next>;

/** Returns a command that only shows something. */
const look =
  (show: (session: Session, rest: string) => void): Deed =>
  (session, _, rest) => {
    show(session, rest);
    return 'again';
  };

const DEEDS: Readonly<Record<DeedAt<'terminal'>, Deed>> = {
  hint: showHint,
  undo: (session, { seat }) => takeBack(session, () => session.table.undo(seat)),
  redo: (session, { seat }) => told(session, session.table.redo(seat)),
  restart: (session, { seat }) => takeBack(session, () => session.table.restartTurn(seat)),
  board: look(showBoard),
  bot: look(showBot),
  score: look(showScores),
  legend: look(showLegend),
  tiles: look(showTiles),
  rules: look(showRules),
  orders: (session, { seat }, rest) => giveOrders(session, seat, rest),
  save: look(save),
  quit,
};

/** Prints the question with its choices. */
export function showAsking(session: Session, asking: Asking): void {
  const { page } = session;
  page.blank();
  page.text(asking.question);
  if (asking.sameForAll !== null) page.text(say(session, 'sameForAll', { effects: asking.sameForAll }), 1);
  page.lines(choiceLines(asking, page.columns));
}

function showHelp(session: Session, { choices }: Asking, commands: Extract<Typed, { readonly answer: 'help' }>['commands']): void {
  const { page } = session;
  page.text(say(session, 'helpHeading', { choices: choices.length }));
  const width = Math.max(...commands.map(({ words: [word = ''] }) => word.length));
  for (const { words, means } of commands) page.item(`  ${(words[0] ?? '').padEnd(width)}  `, means);
}

/** Undoes something and prints how much, and why no more. */
function takeBack(session: Session, back: () => Back): Next {
  const { page, table, tableWords } = session;
  const { moment } = table;
  const wasHeld = table.prompt.wait === 'confirm';
  const done = back();
  if (table.moment < moment) page.text(tableWords.takenBack(moment - table.moment));
  session.told = Math.min(session.told, table.moment);
  if (!done.ok) page.text(tableWords.refusal(done));
  return table.moment < moment || (wasHeld && table.prompt.wait !== 'confirm') ? 'on' : 'again';
}

function told({ page, tableWords }: Session, done: Done): Next {
  if (done.ok) return 'on';
  page.text(tableWords.refusal(done));
  return 'again';
}

function save(session: Session, rest: string): void {
  const { folder, keeper, page } = session;
  const name = rest === '' ? keeper.file?.name : rest;
  if (name === undefined) {
    page.text(say(session, 'whereToSave', {}));
    return;
  }
  try {
    keeper.saveIn({ name, path: filePath(session.cli, folder, name) });
    page.text(say(session, 'saved', { file: name }));
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    page.text(error.message);
  }
}

async function quit(session: Session): Promise<Next> {
  const { keeper, page, typist } = session;
  const trouble = keeper.keep();
  if (trouble !== null) page.text(trouble);
  if (keeper.file === null || trouble !== null) {
    const sure = await askUntil(session, say(session, 'quitUnsaved', { yes: typist.word('yes'), no: typist.word('no') }), ['yes', 'no']);
    if (typeof sure !== 'string') return sure;
    if (sure === 'no') return 'again';
  }
  return partAt(session, EXIT.done);
}

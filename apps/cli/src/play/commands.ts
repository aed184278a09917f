/** What can be typed instead of a choice. */
import type { Back, Done } from '@tabannusi/table';
import { EXIT, Mistake } from '../environment.ts';
import { filePath } from '../file-path.ts';
import { askUntil } from './ask.ts';
import { type Asking, choiceLines } from './asking.ts';
import { showBot } from './bot.ts';
import { partAt } from './farewell.ts';
import { showHint } from './hint.ts';
import { showArea, showAreas, showBoard, showDistrict, showLegend, showLog, showRules, showScores, showTiles } from './looks.ts';
import { giveOrders } from './orders.ts';
import { type Next, type Session, say } from './session.ts';
import { why } from './why.ts';

type Command = (session: Session, asking: Asking, rest: string) => Next | Promise<Next>;

/** A command that shows something. */
const look =
  (show: (session: Session, asking: Asking, rest: string) => void): Command =>
  (session, asking, rest) => {
    show(session, asking, rest);
    return 'again';
  };

/** In the order of the list that `help` shows. */
export const COMMANDS = {
  legal: look(showAsking),
  why: look(why),
  hint: showHint,
  undo: (session, { seat }) => takeBack(session, () => session.table.undo(seat)),
  redo: (session, { seat }) => told(session, session.table.redo(seat)),
  restart: (session, { seat }) => takeBack(session, () => session.table.restartTurn(seat)),
  board: look(showBoard),
  me: look((session, { seat }) => showArea(session, seat)),
  players: look(showAreas),
  bot: look(showBot),
  district: look((session, _, rest) => showDistrict(session, rest)),
  score: look(showScores),
  log: look((session, _, rest) => showLog(session, rest)),
  legend: look(showLegend),
  tiles: look(showTiles),
  rules: look((session, _, rest) => showRules(session, rest)),
  orders: (session, { seat }, rest) => giveOrders(session, seat, rest),
  save: look((session, _, rest) => save(session, rest)),
  help: look(showHelp),
  quit,
} satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

/** The question with its choices. */
export function showAsking(session: Session, asking: Asking): void {
  const { page } = session;
  page.blank();
  page.text(asking.question);
  if (asking.sameForAll !== null) page.text(say(session, 'sameForAll', { effects: asking.sameForAll }), 1);
  page.lines(choiceLines(asking, page.columns));
}

function showHelp(session: Session, { choices }: Asking): void {
  const { page, table, typist } = session;
  page.text(say(session, 'helpHeading', { choices: choices.length }));
  const names = COMMAND_NAMES.filter((name) => name !== 'bot' || table.setting.solo !== null);
  const width = Math.max(...names.map((name) => typist.word(name).length));
  for (const name of names) page.item(`  ${typist.word(name).padEnd(width)}  `, say(session, `${name}Help`, {}));
}

/** Takes something back and says how much, and why not more. */
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

/** `tabannusi play`: a whole game in the terminal. */
import { Screen } from '@tabannusi/table';
import { createBotWords, createCliWords, createTableWords } from '@tabannusi/text';
import type { Environment, ExitCode } from '../environment.ts';
import { allowPrograms } from './allow.ts';
import { createTableBots } from './bots.ts';
import { dialogue } from './dialogue.ts';
import { createInput } from './input.ts';
import { createKeeper } from './keeper.ts';
import { firstDecision } from './log.ts';
import { openGame, type PlayOptions } from './open.ts';
import { createPage } from './page.ts';
import { createPaint } from './paint.ts';
import { namesOf, type Session, say } from './session.ts';
import { createTypist } from './typist.ts';

export async function play(options: PlayOptions, environment: Environment): Promise<ExitCode> {
  const { folder, language } = environment;
  const cli = createCliWords(language);
  const { table, file, note, programs } = await openGame(cli, options, environment);
  const names = namesOf({ language, table });
  const keeper = createKeeper(cli, table, file);
  const input = createInput(environment);
  const screen = new Screen(table);
  const bots = createTableBots(table, folder, options.botTime);
  for (const program of programs) bots.allow(program);
  try {
    const session: Session = {
      language,
      folder,
      cli,
      typist: createTypist(cli),
      commands: cli.commands,
      english: createCliWords('en').commands,
      table,
      bots,
      screen,
      tableWords: createTableWords(language, table),
      page: createPage(environment, createPaint(cli, names, environment.hasColour)),
      input,
      keeper,
      told: beginningOf(options, table, screen),
      turnShown: null,
      hinted: { moment: -1, times: 0 },
      secretsOf: null,
    };
    welcome(session, options.resume, note);
    const left = await allowPrograms(session, environment.isTerminal);
    return left?.end ?? (await dialogue(session));
  } finally {
    await bots.close();
    screen.close();
    input.close();
    keeper.close();
  }
}

/** Returns the moment from which the log is printed: in a new game that of the board, in a resumed one that of the person's last turn. */
function beginningOf({ resume }: PlayOptions, table: Session['table'], { observer }: Screen): number {
  const first = firstDecision({ table });
  if (resume === undefined || table.seats[observer] === undefined) return first;
  return Math.max(first, table.sinceLastTurn(observer).from);
}

function welcome(session: Session, resumed: string | undefined, note: string | null): void {
  const { cli, commands, language, page, table, tableWords } = session;
  const { solo } = table.setting;
  const king = solo === null ? null : createBotWords(language).king(solo.king);
  const seats = cli.list([...table.seats.map((_, seat) => tableWords.seat(seat)), ...(king === null ? [] : [king.title])]);
  page.heading(session.cli.say('start', 'title', {}));
  page.text(
    resumed === undefined
      ? say(session, 'welcome', { seats, seed: table.record().seed ?? '' })
      : say(session, 'resumed', { seats, file: resumed }),
  );
  if (note !== null) page.text(note);
  for (const sentence of king?.sentences ?? []) page.text(sentence, 1);
  page.text(say(session, 'howToType', { help: commands.words('help')[0] ?? '', legend: commands.words('legend')[0] ?? '' }));
}

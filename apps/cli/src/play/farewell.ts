/** Leaves a game: saves it if possible and says how to continue, or shows the end. */
import { EXIT, type ExitCode } from '../environment.ts';
import { tellNews } from './log.ts';
import { showAreas, showBoard } from './looks.ts';
import { quoted } from './quoted.ts';
import { type Session, say, sightOf } from './session.ts';

/** Leaves a game that may not be over. */
export function partAt(session: Session, end: ExitCode): { readonly end: ExitCode } {
  const { keeper, page } = session;
  const trouble = keeper.keep();
  if (trouble !== null) page.text(trouble);
  if (keeper.file === null || trouble !== null) page.text(say(session, 'notSaved', {}));
  else {
    page.text(say(session, 'saved', { file: keeper.file.name }));
    page.text(say(session, 'howToResume', { command: `npx tabannusi play --resume ${quoted(keeper.file.name)}` }));
  }
  return { end };
}

/** Shows the end of the game: the last events, the board, all player areas and the sources of VP. */
export function showEnd(session: Session): { readonly end: ExitCode } {
  const { keeper, page, screen, table } = session;
  const { state, words, reader } = sightOf(session);
  tellNews(session);
  page.heading(session.cli.say('start', 'boardAtEnd', {}));
  showBoard(session);
  page.blank();
  showAreas(session);
  page.heading(session.cli.say('start', 'scores', {}));
  page.picture(words.scores(state));
  for (const event of table.log(screen.observer, table.moment - 1).flatMap(({ events }) => events)) {
    if (event.event === 'gameOver') page.heading(words.event(event, reader) ?? '');
  }
  page.text(say(session, 'seedAtEnd', { seed: table.record().seed ?? '' }));
  if (keeper.file !== null) page.text(say(session, 'saved', { file: keeper.file.name }));
  return { end: EXIT.done };
}

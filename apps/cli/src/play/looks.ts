/** Commands that only show something. */
import { RULE_IDS, RULING_IDS, standing } from '@tabannusi/engine';
import { ruleSentence } from '@tabannusi/text';
import { quote } from '../quote.ts';
import { columnsOf } from './layout.ts';
import { logLines } from './log.ts';
import { namesOf, type Session, say, sightOf } from './session.ts';

export function showBoard(session: Session): void {
  const { state, words } = sightOf(session);
  session.page.picture(words.board(state));
}

/** Prints a player area, with the cards if their owner is at the screen. */
export function showArea(session: Session, seat: number): void {
  const { state, words, reader } = sightOf(session);
  session.page.picture(words.seat(state, seat, reader));
}

export function showAreas(session: Session): void {
  for (let seat = 0; seat < session.table.players; seat++) showArea(session, seat);
}

export function showLegend(session: Session): void {
  session.page.picture(sightOf(session).words.legend());
}

export function showTiles(session: Session): void {
  const { state, words } = sightOf(session);
  for (const line of words.inPlay(state)) session.page.text(line);
}

export function showDistrict(session: Session, district: number): void {
  const { page, screen } = session;
  const { title, sentences } = sightOf(session).words.describeDistrict(screen.view, district);
  page.heading(title);
  for (const sentence of sentences) page.text(sentence, 1);
}

/** Prints the sources of VP, and what every District would score now. */
export function showScores(session: Session): void {
  const { page } = session;
  const { state, words } = sightOf(session);
  page.heading(session.cli.say('start', 'scores', {}));
  page.picture(words.scores(state));
  const seats = standing(state);
  const rows: (readonly [string, readonly number[]])[] = [
    ...(seats[0]?.districts ?? []).map(
      (_, district) => [words.district(district + 1), seats.map(({ districts }) => districts[district] ?? 0)] as const,
    ),
    [say(session, 'estimateTotal', {}), seats.map(({ vp, districts }) => districts.reduce((sum, amount) => sum + amount, vp))],
  ];
  page.heading(say(session, 'estimateHeading', {}));
  page.picture(columnsOf(namesOf(session), rows));
}

const LOG_LINES = 20;

/** Prints the last `count` lines. */
export function showLog(session: Session, count: number | null): void {
  const { page, table } = session;
  const wanted = count ?? LOG_LINES;
  let from = table.moment;
  // A step can have any number of lines, so go back until there are enough.
  while (from > 0 && logLines(session, from).length < wanted) from = Math.max(0, from - wanted);
  const lines = logLines(session, from);
  if (lines.length === 0) page.text(say(session, 'nothingLogged', {}));
  for (const { text, level } of lines.slice(-wanted)) page.text(text, level);
}

const MOST_RULES = 12;

export function showRules(session: Session, what: string): void {
  const { language, page } = session;
  const name = what.toUpperCase();
  const all = [...RULE_IDS, ...RULING_IDS];
  const exact = all.filter((id) => id === name);
  const found = exact.length > 0 ? exact : all.filter((id) => id.startsWith(name));
  if (what === '') page.text(say(session, 'whichRule', {}));
  else if (found.length === 0) page.text(say(session, 'noRule', { found: quote(what) }));
  else {
    for (const rule of found.slice(0, MOST_RULES)) page.text(say(session, 'rule', { rule, sentence: ruleSentence(language, rule) }));
    if (found.length > MOST_RULES) page.text(say(session, 'moreRules', { rules: found.length - MOST_RULES }));
  }
}

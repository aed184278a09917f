/** `why`: what is not possible now, and the rules that forbid it; of a possible choice, all that it would do. */
import { groupedByReasons, type Refused } from '@tabannusi/presenter';
import type { ToldReason } from '@tabannusi/text';
import { quote } from '../quote.ts';
import type { Asking, Offered } from './asking.ts';
import { type Session, say } from './session.ts';

export function why(session: Session, asking: Asking, what: string): void {
  const { page } = session;
  const refused = asking.refused().map((thing, n) => ({ ...thing, number: asking.choices.length + n + 1 }));
  if (what === '') {
    if (refused.length === 0) page.text(say(session, 'allLegal', {}));
    else page.text(say(session, 'whyHeading', {}));
    tellRefused(session, refused);
    return;
  }
  const legal = asking.choices.flatMap((choice, n) => (isMeant(what, n + 1, choice.label) ? [{ ...choice, number: n + 1 }] : []));
  const meant = refused.filter(({ number, label }) => isMeant(what, number, label));
  for (const choice of legal) tellLegal(session, choice);
  tellRefused(session, meant);
  if (legal.length + meant.length === 0) page.text(say(session, 'whyNothing', { found: quote(what) }));
}

/** By its number, or by words that stand in it. */
function isMeant(what: string, number: number, label: string): boolean {
  if (/^\d+$/.test(what)) return Number(what) === number;
  return ` ${label.toLowerCase()}`.includes(` ${what.toLowerCase()}`);
}

function tellLegal(session: Session, { number, label, effects, told }: Offered & { readonly number: number }): void {
  const { page } = session;
  page.text(say(session, 'isLegal', { number, choice: label }));
  const sentences = [
    ...effects,
    ...told.follows,
    ...(told.closes === null ? [] : [told.closes]),
    ...(told.undo === null ? [] : [told.undo]),
  ];
  for (const sentence of sentences.length === 0 ? [say(session, 'noEffect', {})] : sentences) page.text(sentence, 1);
}

function tellRefused(session: Session, refused: readonly (Refused & { readonly number: number })[]): void {
  const { cli, page } = session;
  for (const things of groupedByReasons(refused)) {
    const [short, long] = [things.filter(isShort), things.filter((thing) => !isShort(thing))];
    if (short.length > 0) page.text(cli.list(short.map(numbered)), 1);
    for (const thing of long) page.text(numbered(thing), 1);
    for (const reason of things[0]?.reasons ?? []) page.aside(reasonWords(session, reason), 3);
  }
}

const reasonWords = (session: Session, { rule, sentence, missing }: ToldReason): string =>
  missing === null
    ? say(session, 'reason', { rule, reason: sentence })
    : say(session, 'reasonMissing', { rule, reason: sentence, missing });

/** Spaces and dice, of which there are many. */
const SHORT = 8;

const isShort = ({ label }: Refused): boolean => label.length <= SHORT;

const numbered = ({ number, label }: { readonly number: number; readonly label: string }): string => `${number} ${label}`;

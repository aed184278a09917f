/** `why`: prints what is not possible now with the rules that forbid it, or everything that a possible choice would do. */
import { type Numbered, type Reasons, type RefusedChoice, sentencesOf } from '@tabannusi/presenter';
import type { ToldReason } from '@tabannusi/text';
import type { Offered } from './asking.ts';
import { type Session, say } from './session.ts';

export function showWhy(session: Session, { isAll, legal, refused }: Reasons<Offered>): void {
  if (isAll) session.page.text(say(session, 'whyHeading', {}));
  for (const choice of legal) tellLegal(session, choice);
  for (const things of refused) tellRefused(session, things);
}

function tellLegal(session: Session, { number, label, told }: Numbered<Offered>): void {
  const { commands, page } = session;
  page.text(commands.say('isLegal', { number, choice: label }));
  const sentences = sentencesOf(told);
  for (const sentence of sentences.length === 0 ? [say(session, 'noEffect', {})] : sentences) page.text(sentence, 1);
}

/** `things` are refused for the same reasons. */
function tellRefused(session: Session, things: readonly Numbered<RefusedChoice>[]): void {
  const { cli, page } = session;
  const [short, long] = [things.filter(isShort), things.filter((thing) => !isShort(thing))];
  if (short.length > 0) page.text(cli.list(short.map(numbered)), 1);
  for (const thing of long) page.text(numbered(thing), 1);
  for (const reason of things[0]?.reasons ?? []) page.aside(reasonWords(session, reason), 3);
}

const reasonWords = (session: Session, { rule, sentence, missing }: ToldReason): string =>
  missing === null
    ? say(session, 'reason', { rule, reason: sentence })
    : say(session, 'reasonMissing', { rule, reason: sentence, missing });

/** Characters of the longest label that counts as short: spaces and dice, which are listed side by side. */
const SHORT = 8;

const isShort = ({ label }: RefusedChoice): boolean => label.length <= SHORT;

const numbered = ({ number, label }: Numbered<RefusedChoice>): string => `${number} ${label}`;

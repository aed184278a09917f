/** `orders`: shows, sets and revokes a person's answers in other players' turns. */
import { BUILDING_COLOURS, RESOURCE_COLOURS, type ResourceColour } from '@tabannusi/engine';
import type { Orders } from '@tabannusi/table';
import { quote } from '../quote.ts';
import { type Next, type Session, say } from './session.ts';

const STEPS = ['lowest', 'highest', 'decline', ...BUILDING_COLOURS] as const;

export function giveOrders(session: Session, seat: number, what: string): Next {
  const { page, table, tableWords } = session;
  const { moment } = table;
  if (what !== '') {
    const orders = readOrders(session, table.orders(seat), what.split(/[\s,]+/));
    if (orders === null) {
      page.text(say(session, 'wrongOrder', { found: quote(what) }));
      tellHow(session);
      return 'again';
    }
    table.order(seat, orders);
  }
  page.text(tableWords.ordersHeading(seat));
  for (const line of tableWords.orders(table.orders(seat))) page.text(line, 1);
  if (what === '') tellHow(session);
  // A new order may immediately answer the present question.
  return table.moment === moment ? 'again' : 'on';
}

/** Null if the words are not understood. */
function readOrders(session: Session, before: Orders, [first = '', ...rest]: readonly string[]): Orders | null {
  const { typist } = session;
  const kind = typist.understand(first, ['steps', 'dice', 'revoke']);
  if (kind === null || !('meant' in kind)) return null;
  if (kind.meant === 'revoke') return rest.length === 0 ? {} : null;
  if (rest.length === 0) return null;
  if (kind.meant === 'dice') {
    const dice = rest.flatMap((word) => meantBy(session, word, RESOURCE_COLOURS) ?? []);
    return dice.length === rest.length && new Set(dice).size === dice.length ? { ...before, dice } : null;
  }
  const [word = '', ...more] = rest;
  const steps = meantBy(session, word, STEPS);
  return steps === null || more.length > 0 ? null : { ...before, steps };
}

function meantBy<T extends (typeof STEPS)[number] | ResourceColour>({ typist }: Session, word: string, among: readonly T[]): T | null {
  const understood = typist.understand(word, among);
  return understood !== null && 'meant' in understood ? understood.meant : null;
}

function tellHow(session: Session): void {
  const { cli, commands, page, typist } = session;
  const [command = ''] = commands.words('orders');
  page.text(
    say(session, 'ordersHow', {
      steps: `${command} ${typist.word('steps')}`,
      dice: `${command} ${typist.word('dice')}`,
      revoke: `${command} ${typist.word('revoke')}`,
      heights: cli.list(STEPS.map(typist.word), 'or'),
      colours: cli.list(RESOURCE_COLOURS.map(typist.word)),
    }),
    1,
  );
}

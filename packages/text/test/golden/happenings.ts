/** What the golden games must show together, counted from their steps, so that no change of seed or script can lose it silently. */
import type { GameEvent } from '@tabannusi/engine';
import { at } from '../../src/speech/at.ts';
import { isInterrupt, type Step } from './play-game.ts';
import { createVpCount } from './vp-count.ts';

const ACTIONS = ['project', 'construct', 'gardening', 'ship', 'portHouse', 'zigguratHouse'] as const;
const ACTION_TILES = [1, 2, 3, 4, 5, 6] as const;

export type Happening =
  | `action ${(typeof ACTIONS)[number]}`
  | `Action tile T${(typeof ACTION_TILES)[number]}`
  | 'a 6 taken as the turn’s die'
  | 'an Architect move paid with Gold'
  | 'a decision of another seat inside a turn'
  | 'a step of a Garden’s owner, asked in another’s turn'
  | 'a die from the supply, asked in another’s turn'
  | 'a Decree scored'
  | 'a Harbormaster used'
  | 'a further full scoring in the same turn'
  | 'a reduced scoring'
  | 'a victory among players with equal VP';

/** Returns how often each happens in a game. */
export function happeningsIn(steps: readonly Step[]): Record<Happening, number> {
  const events = steps.flatMap((step) => step.events);
  const count = <K extends GameEvent['event']>(kind: K, test: (event: Extract<GameEvent, { event: K }>) => boolean = () => true): number =>
    events.filter((event): event is Extract<GameEvent, { event: K }> => event.event === kind && test(event as never)).length;
  const interrupts = steps.filter(isInterrupt);
  const asking = (ask: string) => interrupts.filter(({ decision }) => decision?.question.ask === ask).length;
  return {
    ...(Object.fromEntries(ACTIONS.map((kind) => [`action ${kind}`, count('actionChosen', ({ action }) => action === kind)])) as Record<
      `action ${(typeof ACTIONS)[number]}`,
      number
    >),
    ...(Object.fromEntries(
      ACTION_TILES.map((number) => [`Action tile T${number}`, count('actionChosen', ({ tile }) => tile === number)]),
    ) as Record<`Action tile T${(typeof ACTION_TILES)[number]}`, number>),
    'a 6 taken as the turn’s die': count('dieTaken', ({ face }) => face === 6),
    'an Architect move paid with Gold': count('architectMoved', ({ gold }) => gold > 0),
    'a decision of another seat inside a turn': interrupts.length,
    'a step of a Garden’s owner, asked in another’s turn': asking('stepOfChoice'),
    'a die from the supply, asked in another’s turn': asking('supplyDie'),
    'a Decree scored': count('decreeScored'),
    'a Harbormaster used': count('harbormasterUsed'),
    'a further full scoring in the same turn': furtherScorings(events),
    'a reduced scoring': count('scoringBegan', ({ full }) => !full),
    'a victory among players with equal VP': isTied(events) ? 1 : 0,
  };
}

/** Counts full scorings in turns before Final Scoring, except the first of each turn. */
function furtherScorings(events: readonly GameEvent[]): number {
  let further = 0;
  let inTurn = 0;
  for (const event of events) {
    if (event.event === 'turnBegan') inTurn = 0;
    if (event.event === 'timeGoldTaken' && inTurn++ > 0) further++;
  }
  return further;
}

/** Returns whether a winner shares the highest VP, so that Gold decides or the victory is shared (END-07). */
function isTied(events: readonly GameEvent[]): boolean {
  const vp = createVpCount(events.filter((event) => event.event === 'startBuilding').length);
  for (const event of events) vp.add(event);
  const winners = events.flatMap((event) => (event.event === 'gameOver' ? event.winners : []));
  const most = at(vp.now, at(winners, 0));
  return vp.now.filter((seatVp) => seatVp === most).length > 1;
}

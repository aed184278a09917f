/** Every offer has a preview: what it changes at once, what it costs, what it makes impossible, and whether it can be undone. */
import { expect, it } from 'vitest';
import type { Choice } from '../src/choices.ts';
import { type Preview, preview } from '../src/preview/preview.ts';
import { type Game, newTestGame, PURPLE, payment, position, RED } from './support/index.ts';

/** Local Resources: white in District 1, yellow, brown, blue in the Port, green in the Ziggurat. */
const table = () => position().barges('white', 'yellow', 'brown', 'blue', 'green');

/** Returns the preview of one choice. */
function of(game: Game, choice: Choice): Preview {
  const text = JSON.stringify(choice);
  const found = preview(game.state).find((offer) => JSON.stringify(offer.choice) === text);
  if (found === undefined) throw new Error(`${text} is not offered.\n${game.describe()}`);
  return found;
}

const cost = (mix: Parameters<typeof payment>[0]) => {
  const { choose, ...amounts } = payment(mix) as Extract<Choice, { choose: 'pay' }>;
  return amounts;
};

it('previews are those of the offers, in their order', () => {
  const game = table().actionsOf(RED);
  expect(preview(game.state).map(({ choice }) => choice)).toEqual(game.offers());
});

it('a die: it comes into the area, costs nothing, leads the Architect, empties the Barge and can be put back', () => {
  const game = table().barge(1, [3]).gold(RED, 0).turnOf(RED);
  expect(of(game, { choose: 'die', face: 3 })).toEqual({
    choice: { choose: 'die', face: 3 },
    answer: 2,
    warnings: [],
    changes: [{ seat: RED, dice: [1, 0, 0, 0, 0] }],
    cost: null,
    paysNext: false,
    leads: [{ district: 3, gold: 0, stays: false, rule: 'TURN-04' }],
    scores: [1],
    closes: [],
    endsUndo: null,
  });
  game.die(3).go(3).done();
  expect(game.events('scoringBegan').map(({ district }) => district)).toEqual([1]);
});

it('a die of one’s own District leaves the Architect there, and Gold leads anywhere', () => {
  const game = table().barge(1, [1, 4]).gold(RED, 1).turnOf(RED);
  const { leads, scores } = of(game, { choose: 'die', face: 1 });
  expect(leads.filter(({ gold }) => gold === 0)).toEqual([{ district: 1, gold: 0, stays: true, rule: 'TURN-05' }]);
  expect(leads.filter(({ gold }) => gold === 1).map(({ district, rule }) => [district, rule])).toEqual(
    [2, 3, 4, 5].map((district) => [district, 'TURN-06']),
  );
  expect(scores).toEqual([]);
});

it('a 6 leads to the Districts that no other die of the Barge shows', () => {
  const game = table().barge(1, [2, 4, 6]).gold(RED, 0).turnOf(RED);
  expect(of(game, { choose: 'die', face: 6 }).leads).toEqual([
    { district: 1, gold: 0, stays: true, rule: 'TURN-07' },
    { district: 3, gold: 0, stays: false, rule: 'TURN-07' },
    { district: 5, gold: 0, stays: false, rule: 'TURN-07' },
  ]);
});

it('a move for Gold: the Gold, and the Ship that it then lacks', () => {
  const game = table().pawns(RED, 4).barge(4, [3]).gold(RED, 2).turnOf(RED).die(3);
  const paid = of(game, { choose: 'destination', district: 2, gold: 1 });
  expect(paid.changes).toEqual([]);
  expect([paid.cost, paid.paysNext]).toEqual([cost({ gold: 1 }), false]);
  expect(paid.closes).toEqual([{ choose: 'action', action: 'ship' }]);
  const free = of(game, { choose: 'destination', district: 3, gold: 0 });
  expect([free.changes, free.cost, free.closes]).toEqual([[], null, []]);
});

it('the last action: all others are closed by it, but not the end of the turn', () => {
  const game = table().pawns(RED, 4).gold(RED, 2).actionsOf(RED, 1);
  const { changes, closes, endsUndo } = of(game, { choose: 'action', action: 'ship' });
  expect(changes).toEqual([]);
  expect(closes).toContainEqual({ choose: 'action', action: 'portHouse' });
  expect(closes).not.toContainEqual({ choose: 'done' });
  expect(endsUndo).toBeNull();
});

it('the end of the turn: another seat is asked, and everything that was left is closed', () => {
  const game = table().actionsOf(RED);
  const { closes, endsUndo } = of(game, { choose: 'done' });
  expect(closes).toEqual(game.offers().filter(({ choose }) => choose !== 'done'));
  expect(endsUndo).toBe('seat');
});

it('a Construct whose payment is asked next: the cost is the first mix, and the changes are those after it', () => {
  const game = table()
    .project('white', 'a1', PURPLE)
    .project('brown', 'd1', PURPLE)
    .dice(RED, { white: 2 })
    .gold(RED, 2)
    .actionsOf(RED)
    .act('construct');
  const { changes, cost: paid, paysNext } = of(game, { choose: 'colour', colour: 'white' });
  expect(changes).toEqual([
    { seat: RED, markers: 1, markerSupply: -1 },
    { seat: PURPLE, gold: 1, markers: 1, mastery: [1, 0, 0] },
  ]);
  expect(paid).toEqual(cost({ dice: { white: 2 } }));
  expect(paysNext).toBe(true);
});

it('a payment: what it costs, what follows from it for others, and what can no longer be paid', () => {
  const game = table()
    .project('white', 'a1', PURPLE)
    .dice(RED, { white: 2, green: 1 })
    .gold(RED, 2)
    .mastery(PURPLE, { yellow: 1, brown: 1 });
  const construct = game.actionsOf(RED).act('construct');
  const dice = of(construct, payment({ dice: { white: 2 } }));
  expect(dice.cost).toEqual(cost({ dice: { white: 2 } }));
  expect(dice.changes).toEqual([
    // The House uncovers a marker.
    { seat: RED, markers: 1, markerSupply: -1 },
    // The marker returns and gives a step; the step of the lowest marker gives 1 Gold.
    { seat: PURPLE, gold: 1, markers: 1, mastery: [1, 0, 0] },
  ]);
  const gold = of(construct, payment({ gold: 2 }));
  expect([gold.cost, gold.paysNext]).toEqual([cost({ gold: 2 }), false]);
  expect(gold.changes).toEqual(dice.changes);
});

it('a payment that leaves too little closes the action that needs it', () => {
  const game = table().project('white', 'a1', PURPLE).project('brown', 'd1', PURPLE).dice(RED, { white: 2 }).gold(RED, 2);
  const construct = game.actionsOf(RED).act('construct').colour('brown');
  const { closes } = of(construct, payment({ dice: { white: 1 }, gold: 1 }));
  expect(closes).not.toContainEqual({ choose: 'action', action: 'construct' });
  const other = table()
    .project('white', 'a1', PURPLE)
    .dice(RED, { white: 1 })
    .gold(RED, 1)
    .crates(RED, { up: ['white'] });
  const last = other.actionsOf(RED).act('construct');
  expect(of(last, payment({ dice: { white: 1 }, gold: 1 })).closes).toContainEqual({ choose: 'action', action: 'construct' });
});

it('a payment is not compared with itself: using B7 closes no mix', () => {
  const game = table().project('white', 'a1', PURPLE).dice(RED, { white: 2 }).gold(RED, 2).heldHarbormasters(RED, 'B7');
  const { changes, cost: paid, closes, endsUndo } = of(game.actionsOf(RED).act('construct'), { choose: 'payLess', colour: 'white' });
  expect([changes, paid, closes, endsUndo]).toEqual([[], null, [], null]);
});

it('a part of a Gardening closes the parts that it makes impossible', () => {
  const game = table().gold(RED, 1).water(RED, 1).actionsOf(RED).act('gardening').lay('d1');
  const { changes, cost: paid, closes } = of(game, { choose: 'buy', tile: 'garden' });
  expect(changes).toEqual([{ seat: RED, gardens: 1 }]);
  expect(paid).toEqual(cost({ gold: 1 }));
  expect(closes).toEqual([{ choose: 'buy', tile: 'water' }]);
});

it('special Water: chance refills the display, so it cannot be taken back, and what comes is not told', () => {
  const game = table().pawns(RED, 2).actionsOf(RED).project('white', 'i1');
  const { changes, endsUndo } = of(game, { choose: 'specialWater', tile: 1 });
  expect(changes).toEqual([{ seat: RED, specialWater: 1 }]);
  expect(endsUndo).toBe('chance');
});

it('the last turn of the game: the cards would be revealed, and their VP are not told', () => {
  const set = table().ending('lastRound').urbanCards(RED, 'U01');
  for (const spaces of [['a1'], ['a3'], ['c1'], ['f1'], ['k1']]) set.building('white', { spaces, owner: RED });
  const game = set.actionsOf(PURPLE);
  const { changes, endsUndo } = of(game, { choose: 'done' });
  expect(endsUndo).toBe('reveal');
  const told = changes.find(({ seat }) => seat === RED)?.vp ?? 0;
  const before = game.player(RED).vp;
  game.done();
  const urban = game.events('urbanCardsRevealed').find(({ seat }) => seat === RED)?.vp ?? 0;
  const ziggurat = game.events('districtScored').find(({ seat, district }) => seat === RED && district === 5)?.vp ?? 0;
  expect(urban).toBe(10);
  expect(game.player(RED).vp).toBe(before + told + urban + ziggurat);
});

it('nothing where chance is asked or the game is over', () => {
  expect(preview(newTestGame().state)).toEqual([]);
  expect(preview(table().ending('lastRound').finalScoring().state)).toEqual([]);
});

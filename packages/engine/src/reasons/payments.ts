/**
 * Ways to pay. Every mix with the right total may be tried, whatever the player has. What is missing is counted by colour for dice and
 * Crates, and in Gold.
 */
import type { Choice } from '../choices.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { forbidsBlueForShip, forbidsPayingLess, lackedCrates, lackedDice, lackedGold } from '../legality/payments.ts';
import { forbidsRefillWith } from '../legality/refills.ts';
import type { Amounts } from '../model/amounts.ts';
import { BLUE, GOLD, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { B7_DISCOUNT } from '../tiles/harbormasters.ts';
import { missingToPay, positive } from './missing.ts';
import { resourceColourNamed, upTo } from './names.ts';
import { because, type Reason } from './reason.ts';
import type { Look, Trials } from './trials.ts';

type Pay = Extract<Choice, { choose: 'pay' }>;

const NOTHING: Amounts = RESOURCE_COLOURS.map(() => 0);
const one = (colour: number): Amounts => NOTHING.map((_, other) => (other === colour ? 1 : 0));
const sum = (amounts: Amounts): number => amounts.reduce((all, amount) => all + amount, 0);
const isAmounts = (amounts: Amounts): boolean =>
  Array.isArray(amounts) && amounts.length === RESOURCE_COLOUR_COUNT && amounts.every((amount) => Number.isInteger(amount) && amount >= 0);
const isMix = (choice: Choice): choice is Pay =>
  choice.choose === 'pay' && isAmounts(choice.dice) && isAmounts(choice.crates) && Number.isInteger(choice.gold);

/** What a mix needs and the seat lacks: dice, face-up Crates (KEY-28), Gold (KEY-26). */
function whyNotHeld(
  state: State,
  seat: number,
  { dice, crates, gold }: Pay,
  rules: { dice: Reason['rule']; gold: Reason['rule'] },
): Reason[] {
  const lacked = (rule: Reason['rule'], amounts: Amounts, lackedOf: typeof lackedDice): Reason[] => {
    const missing = positive(
      Object.fromEntries(RESOURCE_COLOURS.map((name, colour) => [name, lackedOf(state, seat, colour, amounts[colour])])),
    );
    return because(Object.keys(missing).length === 0 ? null : rule, () => missing);
  };
  const goldLacked = lackedGold(state, seat, gold);
  return [
    ...lacked(rules.dice, dice, lackedDice),
    ...lacked('KEY-28', crates, lackedCrates),
    ...because(goldLacked === 0 ? null : rules.gold, () => ({ gold: goldLacked })),
  ];
}

export const payment: Trials<'payment'> = {
  candidates({ ask }) {
    const mixes = ask.cost.reduce<Pay[]>(
      (found, amount, colour) => (amount === 0 ? found : found.flatMap((mix) => withPart(mix, colour, amount))),
      [{ choose: 'pay', dice: NOTHING, crates: NOTHING, gold: 0 }],
    );
    return [...mixes, ...lessCandidates(ask)];
  },
  reasons(look, choice) {
    if (choice.choose === 'payLess') return whyNotLess(look, choice);
    if (!isMix(choice)) return null;
    const { state, seat, ask } = look;
    const paid = ask.cost.map((_, colour) => choice.dice[colour] + choice.crates[colour]);
    const isExact = paid.every((amount, colour) => amount <= ask.cost[colour]) && sum(paid) + choice.gold === sum(ask.cost);
    return isExact ? whyNotHeld(state, seat, choice, { dice: ask.rule, gold: 'KEY-26' }) : [{ rule: 'A-32' }];
  },
};

/** Returns the mixes in which one colour's part is paid as well. */
function withPart(mix: Pay, colour: number, amount: number): Pay[] {
  const more = (amounts: Amounts, n: number): Amounts => amounts.map((before, other) => (other === colour ? n : before));
  return upTo(amount + 1).flatMap((dice) =>
    upTo(amount - dice + 1).map(
      (crates): Pay => ({ ...mix, dice: more(mix.dice, dice), crates: more(mix.crates, crates), gold: mix.gold + amount - dice - crates }),
    ),
  );
}

type PaymentAsk = Look<'payment'>['ask'];

/** The Harbormaster B7 may be tried in the payment of a Construct. */
const lessCandidates = ({ rule, cost }: PaymentAsk): Choice[] =>
  rule === 'ACT-BLD-04' ? RESOURCE_COLOURS.filter((_, c) => cost[c] > 0).map((colour): Choice => ({ choose: 'payLess', colour })) : [];

function whyNotLess({ state, seat, ask }: Look<'payment'>, { colour: name }: Extract<Choice, { choose: 'payLess' }>): Reason[] | null {
  const colour = resourceColourNamed(name);
  if (colour < 0) return null;
  const other = ask.cost.findIndex((amount, c) => c !== colour && amount > 0);
  const [c2, n2] = other < 0 ? [colour, 0] : [other, ask.cost[other]];
  return because(forbidsPayingLess(state, seat, ask.rule, colour, ask.cost[colour], c2, n2), (rule) =>
    rule === ask.rule ? missingToPay(state, seat, colour, ask.cost[colour] - B7_DISCOUNT, c2, n2) : undefined,
  );
}

export const shipPayment: Trials<'shipPayment'> = {
  candidates: ({ ask: { gold } }) => [
    { choose: 'pay', dice: one(BLUE), crates: NOTHING, gold: gold - 1 },
    { choose: 'pay', dice: NOTHING, crates: one(BLUE), gold: gold - 1 },
    { choose: 'pay', dice: NOTHING, crates: NOTHING, gold },
  ],
  reasons({ state, seat, ask }, choice) {
    if (!isMix(choice)) return null;
    const blue = choice.dice[BLUE] + choice.crates[BLUE];
    if (sum(choice.dice) + sum(choice.crates) !== blue || blue > 1) return [{ rule: 'KEY-27' }];
    const notBlue = blue === 0 ? null : forbidsBlueForShip(state, seat);
    if (notBlue !== null) return [{ rule: notBlue }];
    if (blue + choice.gold !== ask.gold) return [{ rule: 'A-32' }];
    return whyNotHeld(state, seat, choice, { dice: 'TILE-S11', gold: ask.rule });
  },
};

export const anyPayment: Trials<'anyPayment'> = {
  candidates: () => [
    ...RESOURCE_COLOURS.map((_, colour): Choice => ({ choose: 'pay', dice: one(colour), crates: NOTHING, gold: 0 })),
    ...RESOURCE_COLOURS.map((_, colour): Choice => ({ choose: 'pay', dice: NOTHING, crates: one(colour), gold: 0 })),
    { choose: 'pay', dice: NOTHING, crates: NOTHING, gold: 1 },
  ],
  reasons({ state, seat, ask }, choice) {
    if (!isMix(choice)) return null;
    const isOne = choice.gold >= 0 && sum(choice.dice) + sum(choice.crates) + choice.gold === 1;
    return isOne ? whyNotHeld(state, seat, choice, { dice: ask.rule, gold: 'KEY-26' }) : [{ rule: 'A-32' }];
  },
};

export const refillPayment: Trials<'refillPayment'> = {
  candidates: () => [...RESOURCE_COLOURS, 'gold' as const].map((colour) => ({ choose: 'resource', colour })),
  reasons({ state, seat, ask }, choice) {
    if (choice.choose !== 'resource') return null;
    const spend = choice.colour === 'gold' ? GOLD : resourceColourNamed(choice.colour);
    if (spend < 0) return null;
    return because(forbidsRefillWith(state, seat, spend, resourceColourNamed(ask.crate)), (rule) => {
      if (rule === 'FREE-02') return { [choice.colour]: 1 };
      // With one more Gold, what is owed could be paid instead.
      return rule === 'A-21' ? { gold: 1 } : undefined;
    });
  },
};

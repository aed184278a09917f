/** Questions, answers, outcomes of chance and refusals, in English. */
import type { Ask, BuildingColour, Outcome, RefusalCode, ResourceColour } from '@tabannusi/engine';
import {
  action,
  actionTile,
  because,
  colour,
  decree,
  district,
  harbormaster,
  houseRow,
  paidFor,
  portSpace,
  section,
  shipColour,
  specialTile,
  urbanCard,
  withBonus,
  zigguratSpace,
  zigguratTile,
} from '../phrases/en.ts';
import type { Messages } from '../speech/messages.ts';
import { select } from '../speech/messages.ts';
import type { FreeOffer, OfferOf } from './offers.ts';

const aDieOrGold = select<ResourceColour | 'gold'>('colour', {
  white: 'pay a white die',
  yellow: 'pay a yellow die',
  brown: 'pay a brown die',
  blue: 'pay a blue die',
  green: 'pay a green die',
  gold: 'pay 1 Gold',
});

/** The price of a House for the Port from a coloured row. */
const price = ', for 1 blue Resource (Ship S09)';

const forBlue = select<BuildingColour | 'bottom'>('row', { white: price, yellow: price, brown: price, bottom: '' });

/** A Ship to claim, without its place: the board shows it. Several printed Ships differ only in their places. */
const claimOfShip = (price: string) =>
  `claim {ship, select, printed {the printed Ship in row {shipRow, number}, column {shipColumn, number}${price}} unknown {the Ship${price}} other {Ship {ship}${price}: {shipName}}}`;

export const addressed = { question: '{player}: {question}' };

export const question = {
  startColour: 'choose the colour of your first Building',
  startSpace: `place your first Building (${colour})`,
  pawns: 'choose your starting District',
  die: `take a die from the Barge of ${district}`,
  destination: 'move your Architect {die, select, taken {(you took a {face, number})} none {(you took no die)}}',
  action: '{actionsLeft, plural, =0 {no Actions left} other {choose an Action (# left)}}',
  projectColour: `choose the colour of your Project in ${district}`,
  projectSpace: `place {further, select, yes {another} no {a}} ${colour} Project in ${district}`,
  constructColour: `choose the colour of your Building in ${district}`,
  afterConstruct: `{offered, select, ship {claim a Ship for 1 Gold?} more {choose what to do next (new ${colour} Building, size {size, number})}}`,
  gardening:
    '{extra, select, yes {additional Gardening (Ship S08)} no {Gardening}}: choose what to do{placed, plural, =0 {} one { (# Garden so far)} other { (# Gardens so far)}}',
  waterSpace: `choose where to lay {tile, select, water {a regular Water tile} special {${specialTile}}}`,
  gardenSpace: `place a Garden on Water in ${district}`,
  markerSource: `choose where the Claim marker comes from${because}`,
  payment: `{pays, select, some {pay {cost}${paidFor}} none {nothing left to pay${paidFor}}}`,
  shipPayment: `pay {gold, number} Gold${paidFor} (S11: 1 blue Resource may replace 1 Gold)`,
  anyPayment: `choose a Resource to pay${paidFor}`,
  refillPayment: `choose how to pay for refilling your ${colour} Crate`,
  bargeDie: `take the highest die from the ${colour} Barge?`,
  supplyDie: `take a die from the supply${because}`,
  specialWater: `take a special Water tile from the display${because}`,
  architectMove: `move your Architect${because}`,
  crateRefill: `choose a Crate to refill{crates, plural, one {} other {, up to #}}${because}`,
  stepOfChoice: `{steps, plural, one {choose a Mastery track for {each, plural, one {a step} other {# steps}}} other {{different, select, yes {choose {steps, number} different Mastery tracks, a step on each} no {choose a Mastery track for the next of {steps, number} steps}}}}${because}`,
  paidStep: 'buy a step: choose a Mastery track',
  boughtStep: `buy a step on the ${colour} track for any 1 Resource${because}?`,
  anyActionTile: `choose an Action tile to use${because}`,
  ship: `choose a Ship to claim{gold, plural, =0 {} other { for # Gold}}${because}`,
  portSpace: 'place a House in the Port District{free, select, yes { for free} no {}}',
  houseRow: 'choose the row to take your House from',
  zigguratSpace: 'place a House in the Ziggurat District',
  zigguratClaim: `choose a Ziggurat tile to claim${because}`,
  gardenOrMarker: 'choose a Garden tile or a Claim marker (Ship S05)',
  urbanCard: `choose the Urban card to keep${because}`,
  moveHouse: 'move {houses, plural, one {a House} other {up to # Houses}} to the bottom row (Decree D10)',
  scoringOrder: 'choose the next District to score',
} satisfies Messages<Ask['ask']>;

/** Answers, by question. They can also use the values of the question. */
export const choice = {
  startColour: { colour },
  startSpace: { space: `{space}${withBonus}` },
  pawns: { district },
  die: { die: 'take the {face, number}', noDie: 'take no die (the Barge is empty)' },
  destination: { destination: `${district}{gold, plural, =0 {} other { for # Gold}}` },
  action: { action, actionTile: `use ${actionTile}`, done: 'end turn' },
  projectColour: { colour },
  projectSpace: { space: `{space}${withBonus}`, decline: 'place no other Project' },
  constructColour: { colour },
  afterConstruct: {
    ship: claimOfShip(' (1 Gold)'),
    buyStep: `buy a step on the ${colour} track for any 1 Resource (S14)`,
    action: `${action} (Ship S08)`,
    done: 'done with this Building',
  },
  gardening: {
    place: 'place a Garden with a Claim marker',
    lay: `lay {tile, select, water {a regular Water tile} special {${specialTile}}}`,
    buy: '{tile, select, water {buy a regular Water tile for 1 blue Resource} garden {buy a Garden tile for 1 green Resource}}',
    done: 'finish Gardening',
  },
  waterSpace: { space: '{space}' },
  gardenSpace: { space: `{space}${withBonus}` },
  markerSource: { markerFrom: 'take it from {from, select, area {your player area} supply {your supply}}' },
  payment: { pay: 'pay {payment}', payLess: `use Harbormaster B7: pay 1 ${colour} Resource less` },
  shipPayment: { pay: 'pay {payment}' },
  anyPayment: { pay: 'pay {payment}' },
  refillPayment: { resource: aDieOrGold },
  bargeDie: { accept: `take the ${colour} die`, decline: 'leave it there' },
  supplyDie: { resource: `take a ${colour} die`, decline: 'take no die' },
  specialWater: { specialWater: `take ${specialTile}`, decline: 'take no tile' },
  architectMove: { district, decline: 'stay' },
  crateRefill: { crate: `refill a ${colour} Crate`, decline: 'refill no Crate' },
  stepOfChoice: { track: `step on the ${colour} track`, decline: 'take no step' },
  paidStep: { track: `buy a step on the ${colour} track for 1 ${colour} Resource`, decline: 'buy no step' },
  boughtStep: { accept: 'buy the step', decline: 'buy no step' },
  anyActionTile: { actionTile: `use ${actionTile}` },
  ship: { ship: claimOfShip(''), decline: 'claim no Ship' },
  portSpace: { portSpace: `${portSpace}${withBonus}`, decline: 'place no House' },
  houseRow: { row: `the ${houseRow} row${forBlue}` },
  zigguratSpace: { zigguratSpace: `${section}, ${zigguratSpace}${withBonus}` },
  zigguratClaim: { section: 'claim Ziggurat tile {zigguratTile}: {zigguratTileName}', decline: 'claim no tile' },
  gardenOrMarker: { gain: 'take {gain, select, garden {a Garden tile} marker {a Claim marker}}' },
  urbanCard: { urbanCard: 'keep {card} (Houses in 1/2/3/Port: {cardName}; {cardVp, number} VP)' },
  moveHouse: { row: `move a House from the ${houseRow} row`, done: '{houses, plural, one {move no other House} other {move no House}}' },
  scoringOrder: { district },
} satisfies { readonly [A in Ask['ask']]: Messages<OfferOf<A>> };

/** Answers that any question may offer. */
export const freeChoice = {
  refill: `refill a ${colour} Crate for any 1 Resource`,
  decree: 'score Decree {decree}: {decreeName}',
  harbormaster: 'use Harbormaster {harbormaster}: {harbormasterName}',
} satisfies Messages<FreeOffer>;

/** Outcomes of chance. */
export const outcome = {
  barge: `the ${colour} Barge`,
  dice: '{amount, plural, =0 {no die} other {{faces}}}',
  ship: `Ship {ship} (${shipColour}, size {size, number}: {shipName})`,
  harbormaster,
  specialWater: specialTile,
  crate: `a ${colour} Crate`,
  actionTile,
  zigguratTile,
  decree,
  urbanCard,
  startPlayer: '{player}',
  automaCard: 'Automa card {automaCard, number}',
  automaTile: `a ${colour} Automa Project tile`,
  colour,
} satisfies Messages<Outcome['chance']>;

export const refusal = {
  over: 'The game is over.',
  notASeat: 'Nobody can choose now: dice, tiles or cards are drawn first.',
  notChance: 'Nothing is drawn now: a player must choose first.',
  notLegal: 'That isn’t one of the choices.',
} satisfies Messages<RefusalCode>;

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
  ship,
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
  white: 'a white die',
  yellow: 'a yellow die',
  brown: 'a brown die',
  blue: 'a blue die',
  green: 'a green die',
  gold: '1 Gold',
});

/** The price of a House for the Port from a coloured row. */
const price = ', for 1 blue Resource (Ship S09)';

const forBlue = select<BuildingColour | 'bottom'>('row', { white: price, yellow: price, brown: price, bottom: '' });

export const question = {
  startColour: 'Which colour has {player}’s first Building?',
  startSpace: `Where does {player} place the first Building, a ${colour} one?`,
  pawns: 'In which District does {player} place Architect and Assistant?',
  die: `Which die does {player} take from the Barge of ${district}?`,
  destination: 'Where does {player}’s Architect go {die, select, taken {with the {face, number}} none {without a die}}?',
  action: `Which action does {player} perform in ${district}? {actionsLeft, plural, =0 {None is} one {# is} other {# are}} left.`,
  projectColour: `Which colour of Project does {player} place in ${district}?`,
  projectSpace: `Where does {player} place {further, select, yes {another} no {the}} ${colour} Project in ${district}?`,
  constructColour: `Over which Projects does {player} construct a Building in ${district}?`,
  afterConstruct: `What does {player} do after constructing the ${colour} Building of size {size, number}?`,
  gardening: `How does {player} go on with the {extra, select, yes {additional Gardening (Ship S08)} no {Gardening}} in ${district}? {placed, plural, =0 {No Garden is} one {# Garden is} other {# Gardens are}} placed so far.`,
  waterSpace: `Where does {player} lay {tile, select, water {the regular Water tile} special {${specialTile}}} in ${district}?`,
  gardenSpace: `On which Water of ${district} does {player} place the Garden?`,
  markerSource: `From where does {player} take the Claim marker for the Garden${because}?`,
  payment: `{pays, select, some {How does {player} pay {cost}${paidFor}?} none {{player} has nothing left to pay${paidFor}.}}`,
  shipPayment: `How does {player} pay {gold, number} Gold${paidFor}? 1 blue Resource may replace 1 Gold (Ship S11).`,
  anyPayment: `With which Resource does {player} pay${paidFor}?`,
  refillPayment: `With what does {player} refill a ${colour} Crate?`,
  bargeDie: `Does {player} take the highest die from the ${colour} Barge?`,
  supplyDie: `Which die does {player} take from the supply${because}?`,
  specialWater: `Which special Water tile does {player} take from the display${because}?`,
  architectMove: `Where does {player} move the Architect${because}?`,
  crateRefill: `Which Crate does {player} refill${because}?{crates, plural, one {} other { Up to # may be refilled.}}`,
  stepOfChoice: `On which Mastery track does {player} make {steps, plural, one {{each, plural, one {a step} other {# steps}}} other {the next of # steps{different, select, yes { on different tracks} no {}}}}${because}?`,
  paidStep: 'On which Mastery track does {player} buy a step?',
  boughtStep: `Does {player} buy a step on the ${colour} Mastery track for any 1 Resource${because}?`,
  anyActionTile: `Of which Action tile does {player} perform the action${because}?`,
  ship: `Which Ship does {player} mark{gold, plural, =0 {} other { for # Gold}}${because}?`,
  portSpace: 'On which House space of the Port does {player} place a House{free, select, yes { for free} no {}}?',
  houseRow: 'From which row does {player} take the House for the Port?',
  zigguratSpace: 'On which space of the Ziggurat does {player} place a House?',
  zigguratClaim: `On which Ziggurat tile does {player} place a Claim marker${because}?`,
  gardenOrMarker: 'What does {player} gain for the House in the Ziggurat (Ship S05)?',
  urbanCard: `Which Urban card does {player} keep${because}?`,
  moveHouse:
    'From which row does {player} move a House to the bottom row (Decree D10)?{houses, plural, one {} other { Up to # may be moved.}}',
  scoringOrder: 'Which District does {player} score next?',
} satisfies Messages<Ask['ask']>;

/** Answers, by question. They can also use the values of the question. */
export const choice = {
  startColour: { colour },
  startSpace: { space: `{space}${withBonus}` },
  pawns: { district },
  die: { die: 'the {face, number}', noDie: 'no die: the Barge is empty' },
  destination: { destination: `${district}{gold, plural, =0 {} other { for # Gold}}` },
  action: { action, actionTile, done: 'end the turn' },
  projectColour: { colour },
  projectSpace: { space: `{space}${withBonus}`, decline: 'place no further Project' },
  constructColour: { colour },
  afterConstruct: {
    ship: `mark ${ship}, for 1 Gold`,
    buyStep: `buy a step on the ${colour} Mastery track for any 1 Resource (Ship S14)`,
    action: `${action} (Ship S08)`,
    done: 'nothing more',
  },
  gardening: {
    place: 'place a Garden with a Claim marker',
    lay: `lay {tile, select, water {a regular Water tile} special {${specialTile}}}`,
    buy: '{tile, select, water {buy a regular Water tile for 1 blue Resource} garden {buy a Garden tile for 1 green Resource}}',
    done: 'finish the Gardening',
  },
  waterSpace: { space: '{space}' },
  gardenSpace: { space: `{space}${withBonus}` },
  markerSource: { markerFrom: '{from, select, area {from the player area} supply {from the supply}}' },
  payment: { pay: '{payment}', payLess: `use Harbormaster B7: pay 1 ${colour} Resource less` },
  shipPayment: { pay: '{payment}' },
  anyPayment: { pay: '{payment}' },
  refillPayment: { resource: aDieOrGold },
  bargeDie: { accept: `take the ${colour} die`, decline: 'leave it there' },
  supplyDie: { resource: `a ${colour} die`, decline: 'take none' },
  specialWater: { specialWater: specialTile, decline: 'take none' },
  architectMove: { district, decline: 'stay' },
  crateRefill: { crate: `a ${colour} Crate`, decline: 'refill none' },
  stepOfChoice: { track: `the ${colour} track`, decline: 'make no step' },
  paidStep: { track: `the ${colour} track, for 1 ${colour} Resource`, decline: 'buy no step' },
  boughtStep: { accept: 'buy the step', decline: 'buy no step' },
  anyActionTile: { actionTile },
  ship: { ship, decline: 'mark no Ship' },
  portSpace: { portSpace: `${portSpace}${withBonus}`, decline: 'place no House' },
  houseRow: { row: `the ${houseRow} row${forBlue}` },
  zigguratSpace: { zigguratSpace: `${section} section, ${zigguratSpace}${withBonus}` },
  zigguratClaim: { section: `${zigguratTile} in the ${section} section`, decline: 'place none' },
  gardenOrMarker: { gain: '{gain, select, garden {a Garden tile} marker {a Claim marker}}' },
  urbanCard: { urbanCard },
  moveHouse: { row: `the ${houseRow} row`, done: '{houses, plural, one {move no other House} other {move no House}}' },
  scoringOrder: { district },
} satisfies { readonly [A in Ask['ask']]: Messages<OfferOf<A>> };

/** Answers that any question may offer. */
export const freeChoice = {
  refill: `refill a ${colour} Crate for any 1 Resource (free Action)`,
  decree: 'score Decree {decree}: {decreeName} (free Action)',
  harbormaster: `use ${harbormaster}`,
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
  notASeat: 'No player is asked now: dice or tiles decide.',
  notChance: 'A player is asked now, not dice or tiles.',
  notLegal: 'This is not among the possible answers.',
} satisfies Messages<RefusalCode>;

/** Log lines, and what the page shows of the log and of scorings, in English. */

import {
  actionTile,
  because,
  claimMarkers,
  colour,
  decree,
  dice,
  district,
  harbormaster,
  houseRow,
  paidFor,
  portLine,
  portSpace,
  section,
  ship,
  shipColour,
  specialTile,
  urbanCard,
  zigguratSpace,
  zigguratTile,
} from '../phrases/en.ts';
import type { Messages } from '../speech/messages.ts';
import { select } from '../speech/messages.ts';
import type { GameLine } from './logged.ts';
import type { Declined } from './reasons.ts';

const declined = select<Declined>('declined', {
  bargeDie: 'the die from the Barge',
  supplyDie: 'the die from the supply',
  gold: 'the Gold',
  water: 'the regular Water tile',
  specialWater: 'the special Water tile',
  garden: 'the Garden tile',
  architect: 'the Architect move',
  refill: 'the Crate refill',
  claims: 'the Claim markers',
  step: 'the step of choice',
  projectStep: 'the step in the Project’s colour',
  project: 'another Project tile',
  vp: 'the VP',
  paidStep: 'the paid step',
  gardenStep: 'a step for a Garden beside the new Building',
  actionTile: 'the rest of Action tile {by}',
  ability: 'the ability of Ship {by}',
  harbormaster: 'the rest of Harbormaster {by}',
  decree: 'the rest of Decree {by}',
});

/** Where the House comes from, if not from the row in the colour of the Building or section (KEY-13). */
const fromBottom = '{houseFrom, select, bottom { (House: bottom row)} other {}}';

/** Where the House comes from, if not from the bottom row (ACT-PORT-03). */
const fromColoured =
  '{houseFrom, select, white { (House from the white row)} yellow { (House from the yellow row)} brown { (House from the brown row)} other {}}';

export const event = {
  bargeLaid: `The ${colour} Barge goes to ${district}.`,
  diceRolled: `{amount, plural, =0 {No ${colour} dice to roll in ${district}.} one {# ${colour} die rolled in ${district}: {faces}.} other {# ${colour} dice rolled in ${district}: {faces}.}}`,
  shipLaid: `Ship {ship} (${shipColour}, size {size, number}: {shipName}) goes to row {shipRow, number}, column {shipColumn, number}.`,
  harbormasterLaid: `${harbormaster} goes to ${portLine} of the Port.`,
  portCrateLaid: `A ${colour} Crate goes to the red space of ${portLine} in the Port.`,
  actionTileLaid: `${actionTile} goes to ${district}.`,
  zigguratTileLaid: `${zigguratTile} goes to the ${section} section.`,
  decreeLaid: `${decree} is revealed.`,
  urbanCardDrawn: '{player} draws an Urban card.',
  urbanCardSeen: `{player} sees ${urbanCard}.`,
  urbanCardReturned: '{player} keeps one Urban card and puts one at the bottom of the deck.',
  urbanCardKept: '{player} keeps Urban card {card} ({cardName}) and puts {returned} ({returnedName}) at the bottom of the deck.',
  specialWaterOpened: 'Special Water tile {tileNumber, number} ({face}) joins the display.',
  startPlayerDrawn: '{player} is the start player.',
  crateDealt: `{player} starts with a ${colour} Crate, face up.`,
  startBuilding: `{player} starts with a ${colour} Building on {space} in ${district}.`,
  turnBegan: '{player}’s turn begins.',
  pawnsPlaced: `{player} places Architect and Assistant in ${district}.`,
  dieTaken: `{player} takes the {face, number} from the ${colour} Barge in ${district}.`,
  architectMoved: `{stays, select, yes {{gold, plural, =0 {{player}’s Architect stays in ${district}.} other {{player} pays # Gold. The Architect stays in ${district}.}}} other {{gold, plural, =0 {{player}’s Architect goes to ${district}.} other {{player} pays # Gold. The Architect goes to ${district}.}}}}`,
  assistantMoved: `{player}’s Assistant joins the Architect in ${district}.`,
  actionChosen: `{player} uses ${actionTile}.`,
  paid: `{pays, select, some {{player} pays {payment}${paidFor}.} none {{player} pays nothing${paidFor}.}}`,
  crateRefilled: `{player} refills a ${colour} Crate${because}.`,
  projectPlaced: `{player} places a ${colour} Project on {space} in ${district}${because}.`,
  bonusDeclined: `{player} declines ${declined}.`,
  goldGained: `{player} gains {amount, number} Gold${because}.`,
  vpGained: `{player} gains {amount, number} VP${because}.`,
  vpLost: `{player} loses {amount, number} VP${because}.`,
  markersGained: `{player} gains ${claimMarkers}${because}.`,
  bargeDieGained: `{player} gains the {face, number} from the ${colour} Barge in ${district}${because}.`,
  supplyDieGained: `{player} gains a ${colour} die from the supply${because}.`,
  waterGained: `{player} gains a regular Water tile${because}.`,
  specialWaterGained: `{player} takes ${specialTile} from the display.`,
  gardenGained: `{player} gains a Garden tile${because}.`,
  crateGained: `{player} gains a ${colour} Crate, face up${because}.`,
  stepMade: `{player} takes a step on the ${colour} Mastery track, to row {row, number} (value {value, number})${because}.`,
  stepsLost: `{player} loses {amount, plural, one {a step} other {# steps}} on the ${colour} Mastery track: the marker is at the top.`,
  built: `{player} constructs a ${colour} Building on {spaces} in ${district}${fromBottom}.`,
  houseMoved: `{player} moves a House from the ${houseRow} row to the bottom row${because}.`,
  portHousePlaced: `{player} places a House on ${portSpace} in the Port${fromColoured}.`,
  zigguratHousePlaced: `{player} places a House in the ${section} section of the Ziggurat (${zigguratSpace})${fromBottom}.`,
  zigguratClaimed: `{player} claims space {claim, number} of Ziggurat tile {zigguratTile}: {zigguratTileName}${because}.`,
  markersReturned: `{to, select, area {{player} takes back ${claimMarkers} from the Projects.} supply {{amount, plural, one {# of {player}’s Claim markers goes} other {# of {player}’s Claim markers go}} from the Projects to the supply.}}`,
  shipMarked: `{player} claims ${ship}${because}.`,
  harbormasterGained: `{player} gains Harbormaster {harbormaster}: {harbormasterName}${because}.`,
  harbormasterUsed: `{player} uses ${harbormaster}.`,
  decreeScored: `{player} scores ${decree}.`,
  urbanHouseIgnored: `Each of {player}’s Urban cards may lack one more House${because}.`,
  waterLaid: `{player} lays {tile, select, water {a regular Water tile} special {${specialTile}}} on {space}.`,
  extraGardening: `{player} performs an additional Gardening${because}.`,
  gardenPlaced: '{player} places a Garden with a Claim marker{markerFrom, select, area {} supply { from the supply}} on {space}.',
  scoringBegan: `{scoring, select, full {The Barge of ${district} is empty: District Scoring.} reduced {The Barge of ${district} is empty: reduced scoring (dice and compensation only).} final {Final Scoring of ${district}.}}`,
  timeGoldTaken: '{player} takes 1 Gold from the Time track ({left, plural, =0 {none left} other {# left}}).',
  diceReturned: `{player} returns ${dice} to the supply.`,
  districtScored: `{player} scores {vp, plural, =0 {nothing} other {# VP}} in ${district}.`,
  endTriggered: '{player} triggers Game End: finish this round, then play one more.',
  lastRoundBegan: 'The final round begins.',
  urbanCardsRevealed:
    '{cardCount, plural, =0 {{player} has no Urban cards.} other {{player} reveals {cardCount, plural, one {Urban card} other {Urban cards}} {cards}. Fulfilled: {fulfilledCount, plural, =0 {none} other {{fulfilled}, for {vp, number} VP}}.}}',
  harbormastersScored: '{player} scores {vp, number} VP for {count, plural, one {# unused Harbormaster} other {# unused Harbormasters}}.',
  gameOver:
    '{winnerCount, plural, one {{winners} wins the game{decidedBy, select, bot {, because a tie in VP is a win for the Bot} other {}}.} other {{winners} share the victory.}}',
} satisfies Messages<GameLine>;

export const log = {
  /** The label of the log's filter. */
  filter: 'Show in the log',
  all: 'Everything',
  since: 'Since your last turn',
  brief: 'Turns in brief',
  scorings: 'Scorings',
  copy: 'Copy',
  copied: 'Copied',
  nothing: 'Nothing to show yet.',
} as const;

export const scoring = {
  /** The District's name is shown beside it. */
  title: 'District Scoring',
  finalScoring: 'Final Scoring',
  nothing: 'nothing',
  /** `size` is the number of the Building's spaces. */
  building:
    'Building on {spaces}: {size, plural, one {# space} other {# spaces}}{gardens, plural, =0 {} one { and # Garden} other { and # Gardens}}, {value, number} VP each, {vp, number} VP in all',
  ship: 'Ship {ship}, {houses, plural, one {# House} other {# Houses}} at its row and column: {vp, number} VP',
  printedShip: 'Printed Ship, {houses, plural, one {# House} other {# Houses}} at its row and column: {vp, number} VP',
  zigguratTile: 'Ziggurat tile {tile}: {count, number} × {value, number} VP = {vp, number} VP',
} as const;

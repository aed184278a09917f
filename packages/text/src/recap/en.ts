/** Turns in brief, in English. */
import { claimMarkers, colour, crates, dice, portSpace, section } from '../phrases/en.ts';
import type { Messages } from '../speech/messages.ts';
import type { Gain, Thing } from './things.ts';

/** What a player did or placed. A list of them makes a line, so they have no full stop. */
export const thing = {
  actionChosen: 'Action tile {actionTile}',
  projectPlaced: `${colour} Project on {space}`,
  built: `${colour} Building of size {size, number} on {spaces}`,
  waterLaid: 'Water on {space}',
  gardenPlaced: 'Garden on {space}',
  portHousePlaced: `House on ${portSpace}`,
  zigguratHousePlaced: `House in the ${section} section`,
  zigguratClaimed: 'claim on Ziggurat tile {zigguratTile}',
  shipMarked:
    '{ship, select, printed {printed Ship} unknown {Ship} other {Ship {ship}}} in row {shipRow, number}, column {shipColumn, number}',
  harbormasterGained: 'Harbormaster {harbormaster}',
  harbormasterUsed: 'Harbormaster {harbormaster} used',
  decreeScored: 'Decree {decree}',
} satisfies Messages<Thing>;

/** What a player gained, added up. */
export const gain = {
  dice: `+${dice}`,
  crates: `+${crates}`,
  gold: '+{amount, number} Gold',
  vp: '{amount, number, ::sign-always} VP',
  markers: `+${claimMarkers}`,
  water: '+{amount, plural, one {# Water tile} other {# Water tiles}}',
  specialWater: '+{amount, plural, one {# special Water tile} other {# special Water tiles}}',
  gardens: '+{amount, plural, one {# Garden tile} other {# Garden tiles}}',
  steps: `{amount, plural, one {# step} other {# steps}} on the ${colour} track`,
} satisfies Messages<Gain>;

export const recap = {
  title: 'The last turns',
  heading: '{player}, turn {turn, number}',
  goOn: 'Continue',
  /** `from` and `to` are names of Districts; `gold` is the cost of the move. */
  route:
    'Die {face, number}: {stays, select, yes {{to} (stays{gold, plural, =0 {} other {, # Gold}})} other {{from} → {to}{gold, plural, =0 {} other { (# Gold)}}}}',
  noAction: 'No action',
  scored: 'Scoring, {district}: {scores}',
  score: '{player} {vp, number} VP',
  /** The VP of the turn, and the VP of the player after it. */
  vp: '{vp, plural, =0 {No VP} other {{vp, number, ::sign-always} VP}} (now {total, number})',
  /** A turn in one line. */
  brief: '{turn, number}. {player}: {parts}; {vp, plural, =0 {no VP} other {{vp, number, ::sign-always} VP}}',
} as const;

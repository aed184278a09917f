/** Log and scorings, in English. */
import type { FeelMessages } from './values.ts';

export const feel: FeelMessages = {
  log: {
    filter: 'What the log shows',
    all: 'Everything',
    since: 'Since your last turn',
    brief: 'Turns in brief',
    scorings: 'Scorings',
    copy: 'Copy',
    copied: 'Copied',
    nothing: 'Nothing of this kind yet.',
  },
  scoring: {
    title: 'District Scoring',
    close: 'Close',
    nothing: 'nothing',
    building:
      'Building on {spaces}: {size, plural, one {# space} other {# spaces}}{gardens, plural, =0 {} one { and # Garden} other { and # Gardens}}, {value, number} VP each: {vp, number} VP',
    ship: 'Ship {ship} with {houses, plural, one {# own House} other {# own Houses}} at its row and column: {vp, number} VP',
    printedShip: 'Printed Ship with {houses, plural, one {# own House} other {# own Houses}} at its row and column: {vp, number} VP',
    zigguratTile: 'Ziggurat tile {tile}: {count, number} counted, {value, number} VP each: {vp, number} VP',
  },
};

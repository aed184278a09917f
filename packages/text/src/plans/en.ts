/** Plans for the rest of a turn, in English. */
import type { StepKind } from '@tabannusi/ai';
import type { Messages } from '../speech/messages.ts';

export const plans = {
  /** Above the steps of the best plan, and above those of another. */
  best: 'A plan for this turn',
  other: 'Another plan',
  /** Buttons that show the next strength of the hint. */
  more: { plan: 'Show a plan', others: 'Show other plans' },
  /** How to get the next strength in the terminal. */
  again: { plan: 'Type “hint” again for a plan.', others: 'Type “hint” again for other plans.' },
  only: 'There is only one choice.',
  /** The weakest hint: where to look. */
  nudge: {
    setUp: 'Look at the bonuses on the free spaces of Districts 1 to 3.',
    inside: 'Look at District {district, number}.',
    pawns: 'Look at District {district, number}: you could start there.',
    die: 'Think of your next turn: look at District {district, number}.',
    project: 'Look at the Projects in District {district, number}.',
    construct: 'Look at what you can construct in District {district, number}.',
    gardening: 'Look at the Water in District {district, number}.',
    ship: 'Look at the Ships.',
    portHouse: 'Look at the spaces for Houses in the Port.',
    zigguratHouse: 'Look at the tiles of the Ziggurat.',
    tile: 'Look at the Action tile in District {district, number}.',
    decree: 'Look at the Decrees.',
    harbormaster: 'Look at your Harbormasters.',
    refill: 'Look at your Crates.',
    end: 'Look at what you keep for your next turn.',
  } satisfies Messages<StepKind | 'setUp'>,
  /** A step: a choice, and a list of those that follow from it. */
  step: '{first}: {rest}',
  /** After a step. */
  chance: 'This depends on chance.',
  /** What a plan brings. `gains` is a list. */
  now: 'This turn: {gains}.',
  nothingNow: 'This turn: no VP.',
  gain: '{vp, number, ::sign-except-zero} VP ({source})',
  coming: 'When District {district, number} scores next: {after, number} VP for you instead of {before, number}.',
  value: '{colour, select, white {White} yellow {Yellow} brown {Brown}} Buildings have value {after, number} instead of {before, number}.',
  site: 'Prepares a {colour, select, white {white} yellow {yellow} brown {brown}} Building of size {size, number} in District {district, number}: {size, number} × {value, number} = {vp, number} VP at each scoring.',
  next: 'Next turn you act in District {district, number}.',
  /** Another plan beside the best: VP of this turn, and of the coming scorings together. */
  compared:
    'This turn {vp, number} VP instead of {best, number}. At the next scorings {coming, number, ::sign-always} VP instead of {bestComing, number, ::sign-always}.',
} as const;

// Together, because a page names every file that it may load.
export { help } from '../help/en.ts';
export { coach } from './coach-en.ts';

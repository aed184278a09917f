/** The coach of a first game, in English. */
import type { Translated } from '../speech/variables.ts';

export type CoachMessages = Translated<typeof coach>;

export const coach = {
  begin: 'Play your first game with a coach',
  about: 'A whole game against the Apprentice. The coach suggests plans, says less as you go on, and stops when you like.',
  title: 'Coach',
  stop: 'Stop the coach',
  /** `choices` is a list, `facts` are sentences. */
  placed: 'I chose your first Building for you: {choices}. {facts} Press Undo if you want to choose yourself.',
  /** After a turn: immediate VP, and how much more the Districts would score. */
  came: '{vp, plural, =0 {Your turn brought no VP at once} other {Your turn brought # VP}}{coming, plural, =0 {.} other {, and the next scorings bring you # VP more.}}',
  goodbye: 'You know how it goes now. I’ll be quiet. Press Hint whenever you want a plan.',
  /** By the subject of a step. */
  topic: {
    pawns: 'Your Assistant shows where you act this turn. Your Architect shows where you act next turn.',
    die: 'You keep the die to pay with. Its number is the District where you act next turn.',
    project:
      'A Project is a building plan. Anyone can turn Projects of one colour into a Building. The sign on its space is a bonus for you.',
    construct: 'A Building scores its size times the value of its colour on your Mastery track.',
    gardening: 'A Garden makes each Building beside it 1 larger in scorings.',
    ship: 'A Ship has an ability, and scores beside your Houses in the Port.',
    portHouse: 'A House in the Port scores each of your Ships in its line.',
    zigguratHouse: 'A House in the Ziggurat claims a tile, which scores what you do elsewhere.',
    tile: 'Each District has an Action tile. It costs one of your 2 Actions.',
    decree: 'Scoring a Decree is free. It is gone for everyone else.',
    harbormaster: 'A Harbormaster can be used once, at any time of your turn. Unused, it is worth 3 VP.',
    refill: 'A Crate pays 1 Resource and is then face down. You can flip it up again for any 1 Resource.',
  },
} as const;

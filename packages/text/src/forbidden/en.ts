/**
 * Why a choice is impossible, in English, for rules whose sentence says more than the reason or something else. All other reasons are the
 * sentences of their rules.
 *
 * `owed` is for A-21 while a payment is owed, `must` for A-105 when the choice is to decline or to stop, `decree` for all Decrees with
 * conditions that are not met.
 */

export const forbidden = {
  'A-02': 'A starting Building needs an empty space of Districts 1 to 3, not Water.',
  'A-14': 'Without a die, your Architect stays or moves for 1 Gold.',
  'A-21': 'This isn’t possible at this point of the turn.',
  owed: 'Then you couldn’t make the payment that you owe.',
  'A-32': 'A payment must be exact, with what you have now.',
  'A-33': 'In the Port and the Ziggurat a Gardening can only buy tiles.',
  'A-34': 'A Project needs an empty grid space in play.',
  'A-36': 'The Projects of this colour have no legal adjacent space left.',
  'A-41': 'You have no House left in the row of this colour or in the bottom row.',
  'A-52': 'None is left in the stock.',
  'A-58': 'Your markers are already on all three claim spaces of this section’s tile.',
  'A-69': 'None of these is left to gain.',
  'A-75': 'Your marker is at the top of this track.',
  'A-99': 'The cost has no Resource of this colour.',
  'A-105': 'It would change nothing.',
  must: 'You can’t skip this.',
  'ACT-BLD-05': 'Each of your own Claim markers on the Projects costs 1 Resource of their colour.',
  'ACT-GARD-01': 'That is part of a Gardening.',
  'ACT-GARD-04': 'Water must be adjacent to Water or a Garden.',
  'ACT-GARD-07': 'Gardens go on Water of your Assistant’s District, up to three in one Gardening.',
  'ACT-PORT-04': 'This House space is occupied.',
  'ACT-PROJ-04': 'It must be adjacent to a Project of its colour in the District.',
  'ACT-PROJ-06': 'A Project needs a Claim marker from your player area.',
  'ACT-SHIP-04': 'You get a Harbormaster when your markers are on all three Ships of its row or column.',
  'ACT-ZIG-01': 'For this Action your Assistant must be in the Ziggurat District.',
  'ACT-ZIG-03': 'You have no House left in the row of the section’s colour or in the bottom row.',
  decree: 'You don’t meet this Decree’s conditions yet.',
  'DEC-10': 'You have no House left in this row.',
  'END-07': 'The game is over.',
  'KEY-04': 'Your supply has no Claim marker.',
  'KEY-30': 'A face-down Crate can be refilled only once in your turn.',
  'KEY-37': 'The die must have a colour that the supply holds.',
  'TILE-S13': 'Ship S13 asks for 1 Resource of any colour.',
  'TILE-S14': 'S14 gives one step for each Claim marker that opponents had on the Projects.',
  'TURN-01': 'This is no answer to the present question.',
  'TURN-08': 'Other dice on this Barge reach every District, so a 6 costs 1 Gold.',
  'TURN-09': 'You may perform up to two Actions, all of your Assistant’s District.',
};

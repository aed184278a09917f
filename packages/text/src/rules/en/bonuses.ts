/** What spaces give, and special Water. */
import type { RuleSentences } from '../sentences.ts';

export const bonuses = {
  'BON-01': 'Gain the highest die of the shown colour from its Barge. Your Architect does not move.',
  'BON-02': 'Gain a die of any colour from the general supply, or nothing if it is empty.',
  'BON-03': 'Gain 1 Gold.',
  'BON-04': 'Gain a regular Water tile.',
  'BON-05': 'Take a special Water tile of your choice from the display, which is refilled at once.',
  'BON-06': 'Gain a Garden tile.',
  'BON-07': 'You may move your Architect to any District.',
  'BON-08': 'You may refill one Crate without paying.',
  'BON-09': 'Gain the shown number of Claim markers, as far as your supply allows.',
  'BON-10': 'Make one step on a track of choice.',
  'BON-11': 'Make one step on the track of the Project’s colour.',
  'BON-12':
    'You may place another Project of the same colour in the District, by all the rules for Projects, and gain the bonus that it covers.',
  'BON-13': 'Gain the shown number of VP.',
  'BON-14': 'You may pay a white, yellow or brown Resource to make one step on the track of that colour.',
  'BON-15':
    'The bonuses of grid spaces, printed Water and special Water come from placing Projects or Gardens (in set-up, the starting Building), never from laying Water.',

  'BONP-01': 'Blue space of the Port: gain 2 Claim markers, as far as your supply allows.',
  'BONP-02': 'Blue space of the Port: make one step on a track of choice.',
  'BONP-03': 'Blue space of the Port: gain a supply die of any colour that is there, or nothing if none is.',
  'BONP-04': 'Red space of the Port: put its Crate face up on a Crate slot of your Player board. You need a free slot.',

  'BONZ-01': 'A plain Ziggurat space gives only your Claim marker on the section’s tile.',
  'BONZ-02':
    'A Ziggurat space with an arrow gives your Claim marker on the section’s tile and one step on the track of the arrow’s colour.',
  'BONZ-03': 'A Ziggurat space with Gold gives your Claim marker on the section’s tile and 1 Gold.',
} satisfies Partial<RuleSentences>;

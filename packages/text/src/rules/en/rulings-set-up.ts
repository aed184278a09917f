/** Rulings on components and set-up. */
import type { RuleSentences } from '../sentences.ts';

export const rulingsOnSetUp = {
  'C-01': 'There are 15 Urban cards, not 32, which is the number of Gold tokens.',
  'C-02': 'There are 20 Crates and not only the six of the Port, because each player is dealt one as well.',
  'C-03':
    'Building pieces are nobody’s: 25 each in white, yellow and brown, in one common stock. Only the House shows whose Building it is.',
  'C-04': 'Each player starts with 2 Gold; the Bot has 3 because it gets no Crate.',
  'C-05': 'You start with exactly 5 Claim markers in your player area and 10 in your supply.',
  'C-06': 'The Time track has five spaces with 1 Gold each, so the fifth District Scoring triggers the Game End.',
  'C-07': 'The number of Decrees is the number of players, not always three.',
  'C-08': 'Barges and Property Costs are random. Those printed on the board are an option for a first game.',
  'C-09':
    'Your Architect and Assistant enter at the start of your own first turn, before you take the die, so you see what the players before you have done. The Bot’s enter in set-up.',
  'C-10': 'In set-up you gain the bonus of the space under your Building, but no bonus of your Player board.',
  'C-11': 'In set-up the House is the leftmost one of the row in the Building’s colour, not any House.',
  'C-12': 'The start player is drawn at random.',
  'C-13': 'Shuffle the Crates: six fill the Port, each player gets one, and the others leave the game.',
  'C-14': 'The Action tiles are dealt before the Ziggurat tiles and these before the Decrees. Only repeating a seeded game depends on it.',
  'C-15':
    'Project, Water and Garden tiles, Building pieces, Houses and Claim markers are all limited; only Gold and the Bot’s Claim markers are not.',

  'A-01':
    'A starting Building may stand next to a Building of its colour, because that ban is for Projects. They stay two Buildings, each with its own House.',
  'A-02':
    'A starting Building may have any colour and stand on any empty grid space in play of Districts 1 to 3, with or without a bonus, but not on Water.',
  'A-03':
    'In set-up an Architect move and a Crate refill have no effect. A step in the Project’s colour is one in the Building’s colour. Another Project is placed if all its rules allow it: with a Claim marker, in the same District and not next to a Building of its colour. A paid step may be paid with Gold or your Crate. A die from a Barge is the highest one.',
  'A-04': 'In set-up the bonus of a starting Building is carried out before the next player places one.',
  'A-05':
    'Decrees are drawn one at random for each symbol that must be there, and the fourth from all others; with 2 players two random symbols are drawn first.',
  'A-06': 'One side of the Main board serves 3 and 4 players, the other, with numbered spaces, 1 and 2.',
  'A-07': 'Your starting Crate lies face up.',
} satisfies Partial<RuleSentences>;

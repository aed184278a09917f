/** Key concepts: Player board, markers, Houses, Districts, Resources, Mastery. */
import type { RuleSentences } from '../sentences.ts';

export const keyConcepts = {
  'KEY-01': 'You can hold at most four Crates, on the Crate slots of your Player board.',
  'KEY-02': 'Your Gold, dice, Claim markers, Water tiles and Garden tiles lie in your player area, open to everybody.',
  'KEY-03': 'Your Claim markers show your Projects, Gardens and Ships, and your progress on Ziggurat tiles.',
  'KEY-04': 'Claim markers that you gain come from your supply. If it has too few, you gain as many as it has.',
  'KEY-05': 'Without a Claim marker in your player area you cannot do anything that needs one.',
  'KEY-06': 'You never hold Claim markers of another player.',
  'KEY-07':
    'You have {claimMarkers, number} Claim markers in all. You can gain a placed marker again only after it has come back to your supply.',
  'KEY-08': 'A House always belongs to the player of its colour.',
  'KEY-09': 'A Building belongs to the player whose House stands on it, whatever the colour of its pieces.',
  'KEY-10':
    'A Building consists of one to three connected pieces of one colour with one House on them, and counts as one Building. Its size is the number of its pieces.',
  'KEY-11': 'The House for a Building or a Ziggurat section comes from the row of that colour on your Player board.',
  'KEY-12': 'The House may come from the bottom row only when your row of that colour is empty.',
  'KEY-13': 'Houses leave a row of your Player board from left to right.',
  'KEY-14': 'When a House leaves your Player board, you gain the bonus that it uncovers immediately, except in set-up.',
  'KEY-15': 'When the last House of a column of the three coloured rows has left, you gain the column bonus immediately.',
  'KEY-16': 'Only the last two columns have a column bonus.',
  'KEY-17': 'Districts 1 to 3 are the common Districts. Each has a building grid.',
  'KEY-18': 'District 4 is the Port, District 5 the Ziggurat. No Building is constructed there.',
  'KEY-19': 'Every District offers three or four Actions and has a Barge with the dice of its local colour.',
  'KEY-20': 'Water spaces between two common Districts can be used from both.',
  'KEY-21': 'Spaces are adjacent when they share a side. A shared corner does not count.',
  'KEY-22': 'Your Assistant shows where you act this turn; your Architect shows where you go next.',
  'KEY-23': 'Any number of pawns, of any players, may stand in one District.',
  'KEY-24':
    'The value of a die matters only for the move of your Architect, when you take the die of your turn. Otherwise only its colour counts.',
  'KEY-25': 'Dice that you spend go to the general supply beside the board, not back to a Barge.',
  'KEY-26': '1 Gold can stand in for any one Resource.',
  'KEY-27': 'Nothing can stand in for Gold; the ability of Ship S11 is the only exception.',
  'KEY-28': 'Flip a face-up Crate face down to pay one Resource of its colour.',
  'KEY-29': 'Crates can pay even if you have no dice.',
  'KEY-30': 'You may flip a face-down Crate face up again for one Resource of any colour, each Crate once in each of your own turns.',
  'KEY-31': 'A step moves one of your Mastery markers one space up its track.',
  'KEY-32':
    'When a step moves the lowest of your three Mastery markers, or one that is tied for lowest, you gain the right-hand bonus of the row it reaches.',
  'KEY-33': 'When your Mastery marker reaches a space with a benefit inside the track, you gain that benefit immediately.',
  'KEY-34':
    'The numbers at the left of the Mastery tracks are Building values. In a District Scoring a Building has the value of the row that your marker has reached on the track of its colour.',
  'KEY-35': 'When you gain a Resource of a specific colour, take the highest die from the Barge of that colour.',
  'KEY-36': 'If the Barge of a colour is empty, you gain no Resource of that specific colour.',
  'KEY-37': 'When you gain a Resource of any colour, take a die of any colour that is in the general supply.',
} satisfies Partial<RuleSentences>;

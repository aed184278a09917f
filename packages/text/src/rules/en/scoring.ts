/** District Scoring and the end of the game. */
import type { RuleSentences } from '../sentences.ts';

export const scoring = {
  'SCORE-01': 'A District is scored at the end of the turn in which its Barge is empty.',
  'SCORE-02': 'Step 1 of a District Scoring: the active player takes 1 Gold from the Time track.',
  'SCORE-03':
    'Step 2 of a District Scoring: all players return all dice of the colour of the District’s Barge from their player areas to the general supply.',
  'SCORE-04': 'If you lose yellow, white or brown dice, you make one step on the track of that colour.',
  'SCORE-05': 'If you lose blue dice, you gain one regular Water tile.',
  'SCORE-06': 'If you lose green dice, you gain one Garden tile.',
  'SCORE-07': 'The compensation is one step or one tile, however many dice you lose.',
  'SCORE-08': 'Step 3 of a District Scoring: all players score the District.',
  'SCORE-09':
    'In a common District each of your Buildings scores its size times the value of its colour: the number at the left of the row that your marker on that track has reached.',
  'SCORE-10': 'In a scoring each Garden adjacent to a Building, whoever owns it, adds one to the size of the Building.',
  'SCORE-11':
    'In the Port each Ship that you have marked scores 1 VP if you have a House at its row or at its column, and 2 VP if you have one at both.',
  'SCORE-12':
    'In the Ziggurat each tile with a Claim marker of yours scores for you; the claim space of the rightmost of them decides the value.',
  'SCORE-13':
    'Step 4 of a District Scoring: the active player rolls all dice of that colour from the general supply and puts them back on the Barge.',
  'SCORE-14': 'With several empty Barges the active player chooses the order in which their Districts are scored.',
  'SCORE-15': 'You can lose VP, but your score never falls below 0.',

  'END-01': 'Whoever takes the last Gold of the Time track triggers the Game End.',
  'END-02': 'After that, play on until all players have had equally many turns, and then exactly one more round.',
  'END-03':
    'Once the Game End is triggered, an empty Barge causes only steps 2 and 4 of a District Scoring: dice are lost, compensated and rolled anew, but no Gold is taken and nothing is scored.',
  'END-04': 'After the final round Districts 1 to 5 are scored one last time, in this order.',
  'END-05': 'After the Districts all Urban cards are revealed and scored.',
  'END-06': 'After the Urban cards each of your unused Harbormasters adds 3 VP.',
  'END-07': 'Whoever has the most VP wins. A tie goes to the player with more Gold; if that is equal as well, the victory is shared.',
} satisfies Partial<RuleSentences>;

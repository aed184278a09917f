/** The turn and free Actions. */
import type { RuleSentences } from '../sentences.ts';

export const turn = {
  'TURN-01':
    'Your turn has three parts: take a die and move your Architect; perform up to two Actions; check for scorings and move your Assistant.',
  'TURN-02': 'On your first turn, first put your Architect and your Assistant in a District of your choice, both in the same one.',
  'TURN-03': 'You must take one die from the Barge of your Assistant’s District.',
  'TURN-04': 'Your Architect then goes to the District whose number is the value of that die.',
  'TURN-05': 'If the value is the number of the District where your Architect already is, it stays there.',
  'TURN-06': 'After taking the die you may pay 1 Gold: then your Architect goes to any District you like instead.',
  'TURN-07': 'If you take a 6, your Architect goes to any District whose number no other die on that Barge shows.',
  'TURN-08': 'Without paying Gold you may not take a 6 to go to a District that another die on that Barge could reach.',
  'TURN-09': 'You may perform no, one or two Actions of your Assistant’s District, even the same one twice.',
  'TURN-10': 'Later effects may move your Architect again before the turn ends.',
  'TURN-11': 'At the end of your turn every District with an empty Barge is scored, in the order that you choose.',
  'TURN-12': 'Then your Assistant joins your Architect, and the next player clockwise has a turn.',

  'FREE-01': 'You may take free Actions any number of times and at any point of your turn.',
  'FREE-02': 'Free Action: refill a Crate for one Resource of any colour, each Crate once per turn.',
  'FREE-03': 'A Crate cannot pay for refilling a Crate, not even another one.',
  'FREE-04': 'Free Action: score any number of Decrees whose requirements you meet.',
  'FREE-05': 'A Decree that you score leaves the board and stays with you, and you gain its bonuses at once.',
} satisfies Partial<RuleSentences>;

/** District Scoring and the end of the game. */
import type { RuleSentences } from '../sentences.ts';

export const scoring = {
  'SCORE-01': 'A District is scored at the end of the turn in which its Barge is empty.',
  'SCORE-02': 'Step 1 of a District Scoring: the active player takes 1 Gold from the Time track.',
  'SCORE-03':
    'Step 2 of a District Scoring: all players return all dice of the colour of the District’s Barge from their player areas to the general supply.',
  'SCORE-04': 'If you lose yellow, white or brown dice, you take one step on the track of that colour.',
  'SCORE-05': 'If you lose blue dice, you gain one regular Water tile.',
  'SCORE-06': 'If you lose green dice, you gain one Garden tile.',
  'SCORE-07': 'The compensation is one step or one tile, however many dice you lose.',
  'SCORE-08': 'Step 3 of a District Scoring: all players score the District.',
  'SCORE-09':
    'In a common District, each of your Buildings scores its size times the value of its colour. The value is the number to the left of the row that your marker has reached on the Mastery track of this colour.',
  'SCORE-10': 'In a scoring each Garden adjacent to a Building, whoever owns it, adds one to the size of the Building.',
  'SCORE-11':
    'In the Port each Ship that you have claimed scores 1 VP if you have a House at its row or at its column, and 2 VP if you have one at both.',
  'SCORE-12':
    'In the Ziggurat each tile with a Claim marker of yours scores for you; the claim space of the rightmost of them decides the value.',
  'SCORE-13':
    'Step 4 of a District Scoring: the active player rolls all dice of that colour from the general supply and puts them back on the Barge.',
  'SCORE-14': 'If several Barges are empty, the active player chooses the order in which their Districts are scored.',
  'SCORE-15': 'You can lose VP, but your score never falls below 0.',

  'END-01': 'The player who takes the last Gold from the Time track triggers Game End.',
  'END-02': 'After that, play until all players have had the same number of turns, and then exactly one more round.',
  'END-03':
    'Once Game End has been triggered, an empty Barge causes only steps 2 and 4 of a District Scoring: dice are lost, compensated and rolled again, but no Gold is taken and nothing is scored.',
  'END-04': 'After the final round Districts 1 to 5 are scored one last time, in this order.',
  'END-05': 'After the Districts all Urban cards are revealed and scored.',
  'END-06': 'After the Urban cards each of your unused Harbormasters adds {unusedVp, number} VP.',
  'END-07': 'Whoever has the most VP wins. A tie goes to the player with more Gold; if that is equal as well, the victory is shared.',
} satisfies Partial<RuleSentences>;

/** Rulings on scoring and the end of the game. */
export const rulingsOnScoring = {
  'C-44': 'You get one compensation for each scoring in which you lose dice, not one for each die.',
  'C-45': 'A reduced scoring leaves out steps 1 and 3 and performs steps 2 and 4.',
  'C-46': 'The empty Time track does not end the game at once: the round is finished, one more is played, and then comes Final Scoring.',
  'C-47':
    'No Ziggurat tile counts all your Houses: Z01 counts those in Districts 1 to 3, Z02 those in the Ziggurat, Z07 those in the Port.',
  'C-48': 'An Urban card requires at least the numbers shown; you may have more Houses.',
  'C-49': 'Final Scoring has a third step, after Districts and Urban cards: {unusedVp, number} VP for each unused Harbormaster.',
  'C-50':
    'A tie in VP is broken by Gold; if that is tied too, the victory is shared. In the Solo mode the Bot wins a tie, whatever the Gold.',

  'A-110':
    'In step 2 of a scoring, everybody first returns all dice. Then compensations are gained clockwise, starting with the active player, in Final Scoring with the start player, and in the Solo mode with the Bot. In step 3, all players score at the same time. A supply die gained in Final Scoring is lost, and compensated, if the District of its colour is scored after that.',
  'A-111': 'A step gained as compensation counts in step 3 of the same scoring.',
  'A-112': 'Scorings cost you dice only; Crates stay.',
  'A-113':
    'If two Barges are empty and one Gold is left on the Time track, the first District has a full scoring and the second one a reduced scoring, so choose the order with care.',
  'A-114': 'The scoring that takes the last Gold is still a full scoring.',
  'A-115': 'Nobody takes Gold for the Districts in Final Scoring.',
  'A-116': 'Even if the last player of a round triggers Game End, exactly one more round is played.',
  'A-117':
    'In Final Scoring steps 2 and 3 are carried out: dice are lost and compensated, then the District is scored. As a game option, only step 3 is carried out.',
  'A-118': 'In Final Scoring each District goes through its steps before the next one begins.',
  'A-119': 'Districts are scored before Urban cards, but in Final Scoring Z09 already counts the Urban cards that you fulfil.',
  'A-120': 'For the tie-break, Gold is counted after Final Scoring.',
  'A-121': 'In Final Scoring you can neither use Harbormasters nor score Decrees.',
  'A-122': 'In the Port each claimed Ship scores 0, 1 or 2 VP, never more, because you have at most one House at a row or column.',
  'A-123': 'Whatever makes you lose VP, your score stops at 0.',
} satisfies Partial<RuleSentences>;

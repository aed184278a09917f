/** The turn and free Actions. */
import type { RuleSentences } from '../sentences.ts';

export const turn = {
  'TURN-01':
    'Your turn has three parts: take a die and move your Architect; perform up to two Actions; check for scorings and move your Assistant.',
  'TURN-02': 'At the start of your first turn, put your Architect and your Assistant in the same District of your choice.',
  'TURN-03': 'You must take one die from the Barge of your Assistant’s District.',
  'TURN-04': 'Your Architect then goes to the District whose number is the value of that die.',
  'TURN-05': 'If your Architect is already in the District with the number of the die, it stays there.',
  'TURN-06': 'After taking the die, you may pay 1 Gold to move your Architect to any District you like instead.',
  'TURN-07': 'If you take a 6, your Architect goes to any District whose number no other die on that Barge shows.',
  'TURN-08': 'Without paying Gold you may not take a 6 to go to a District that another die on that Barge could reach.',
  'TURN-09': 'You may perform up to two Actions of your Assistant’s District, even the same one twice.',
  'TURN-10': 'Later effects may move your Architect again before the turn ends.',
  'TURN-11': 'At the end of your turn every District with an empty Barge is scored, in the order that you choose.',
  'TURN-12': 'Then your Assistant joins your Architect, and the next player clockwise has a turn.',

  'FREE-01': 'You may take free Actions any number of times and at any point of your turn.',
  'FREE-02': 'Free Action: refill a Crate for one Resource of any colour, each Crate once per turn.',
  'FREE-03': 'A Crate cannot pay for refilling a Crate, not even another one.',
  'FREE-04': 'Free Action: score any number of Decrees whose requirements you meet.',
  'FREE-05': 'A Decree that you score leaves the board and stays with you, and you gain its bonuses at once.',
} satisfies Partial<RuleSentences>;

/** Rulings on Mastery, the turn, free Actions, dice, Crates and payments. */
export const rulingsOnTurnAndGoods = {
  'C-16':
    'A step gives the right-hand bonus of the row it reaches if the marker was your lowest, or tied for lowest, before the step. With all three markers at the bottom, any step gives it. As a game option, a step gives it only if the height of your lowest marker rises.',
  'C-17': 'Right-hand bonuses are Gold, Claim markers, VP or nothing. Dice occur only as benefits inside a track.',
  'C-18':
    'A column of your Player board consists of the three coloured rows; the bottom row is not part of it. The last two columns have a bonus.',
  'C-19': 'You can pay to refill each Crate once in each of your own turns, and several Crates in one turn.',
  'C-20': 'You pay for a refill with a die of any colour or with 1 Gold, never with a Crate.',
  'C-21': 'A Crate can pay any cost of its colour that arises in your turn, not only the costs of Actions.',
  'C-22': 'Once you have a die, its colour matters but its value does not. Only the Bot ignores colours.',
  'C-23': 'A Resource of any colour always comes from the general supply, never from a Barge.',
  'C-24': 'A 6 is compared with the dice that are on the Barge in this turn, and with nothing else.',

  'A-10': 'If the other dice on the Barge show all five Districts, you may take a 6 only if you have 1 Gold and pay it.',
  'A-11': 'Other 6s on the Barge do not block any District: only the values 1 to 5 count.',
  'A-12': 'With a 6 your Architect may stay in its District, if no other die on the Barge shows that number.',
  'A-13': 'A 6 is compared with the dice that remain on the Barge after you have taken it.',
  'A-14':
    'The number of dice of a colour never changes, but a supply die of the scored colour that you gain in step 2 of the scoring stays with you and is not rolled in step 4. Enough dice always return that no Barge is empty when a turn begins. If you empty the Barge of your District yourself before you take the die of the turn, you take none: the Architect stays, or moves for 1 Gold, and the District is scored at the end of the turn.',
  'A-15':
    'A scoring always rolls at least one die: at most one die per player stays out, and there are more dice of a colour than players.',
  'A-16':
    'A District whose Barge was emptied by a bonus die is scored like any other, even if an opponent gained the die in your turn. You take the Gold.',
  'A-17': 'You must take a die, but you do not have to perform any Action.',
  'A-18':
    'You may take free Actions before the die. The die still comes from the Barge of your Assistant’s District, and it moves your Architect from wherever it has gone.',
  'A-19': 'You may also pay the 1 Gold to leave your Architect in its District.',
  'A-20': 'Nothing can replace the Gold for moving your Architect.',
  'A-21':
    'You may take free Actions and use Harbormasters before the die; before, between and after Actions; between two parts of a Gardening; whenever you are asked for a payment; and in a Construct after all rewards, before the optional effects. You may not do so between taking the die and moving your Architect, between other steps of an Action, inside an effect, while another player decides, or in a scoring. While a payment is asked for, nothing is offered that places or moves a House or a Claim marker (D01, D06, D07, D10, B6, B8), and a refill only if you can still pay. B7 can be used only in the payment of a Construct.',
  'A-22': 'Your last moment for free Actions is before the scoring check; once you end your turn, there are none.',
  'A-23': 'Gold may pay for a refill, because it can stand in for any Resource. A game option forbids this.',
  'A-24':
    'Crates and Gold may also pay where one Resource of any colour is asked for (S13, S14) or one of three colours (the paid step of a space); only a refill takes no Crate. If Gold pays for the paid step, you name the track.',
  'A-25':
    'With Ship S03 one payment refills up to two Crates. Each Crate can still be refilled by payment once per turn only; refills that bonuses give do not count.',
  'A-26': 'You may spend a Crate, refill it and spend it again in one turn, because only refilling is limited.',
  'A-27': 'Nothing gives you a face-down Crate.',
  'A-28': 'You cannot discard a Crate to make room for a fifth.',
  'A-29': 'If you gain a Resource of a colour whose Barge is empty, you gain nothing, not a die from the supply.',
  'A-30': 'If several dice of the Barge tie for highest, it does not matter which one you gain.',
  'A-31': 'You can hold any number of dice.',
  'A-32':
    'You choose which dice, face-up Crates and Gold you pay with. You make a payment all at once, with what you have at that moment. You can use each Crate once in a payment. You may begin only what you can pay for in full; for a Construct, B7 can help. So refill the Crates that you need first, and have the Gold for a 6 before you take it. If Crates are equal, you use one that you have not refilled this turn.',
  'A-182':
    'While you pay for a refill you cannot take another free Action. You lose nothing, because you can take it just before or after.',
  'A-183':
    'When your turn begins, the Barge of your District is never empty: a game needs more dice of each colour than it has players, or the Barge could stay empty for good. If a bonus takes its last die before you take the die of the turn, you take no die.',
  'A-186':
    'If there is only one way to make a payment, you are not asked, and you cannot do anything in between. Only the payment of any one Resource (S13, S14) always lets you take free Actions and use Harbormasters first. B7 is used without asking if the Construct you chose cannot be paid otherwise.',

  'A-75':
    'A Mastery marker at the top takes no step and gains nothing; if you have a choice, you must choose another track. An impossible step never makes a space, Action or card illegal. If a track has one row left, you make one of two steps.',
  'A-76': 'The right-hand bonus is that of the row reached, not of the row left.',
  'A-77': 'If a step gives a right-hand bonus and a benefit inside the track, you gain both, the right-hand bonus first.',
  'A-78': 'Two steps are made one after the other, and each gives what it reaches.',
  'A-79':
    'A blue line lies between two rows; a marker has passed it when it stands above. S10 counts each crossing, Z03 the positions of all three markers.',
  'A-80': 'If you gain something in another player’s turn, you gain it at once, and any choices are yours.',
} satisfies Partial<RuleSentences>;

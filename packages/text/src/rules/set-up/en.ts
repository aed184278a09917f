/** Components and set-up. */
import { inWords } from '../../speech/messages.ts';
import type { RuleSentences } from '../sentences.ts';

/** A number of components in the box, in words. */
const spelled = (value: string): string =>
  inWords(
    value,
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    { 25: 'twenty-five', 35: 'thirty-five', 60: 'sixty', 75: 'seventy-five' },
  );

export const setUp = {
  'COMP-01': 'There is one Main board with five Districts. It has two sides; the number of players decides which one is used.',
  'COMP-02': 'There are five Barge tiles and five Property Cost tiles, one of each for every Resource colour.',
  'COMP-03': `There are ${spelled('actionTiles')} Action tiles.`,
  'COMP-04': `There are ${spelled('ships')} Ship tiles{evenly, select, yes {, ${spelled('whiteShips')} each in white, yellow and brown} no {: ${spelled('whiteShips')} white, ${spelled('yellowShips')} yellow and ${spelled('brownShips')} brown}}.`,
  'COMP-05': `There are ${spelled('harbormasters')} Harbormaster tiles, B1 to {lastHarbormaster}.`,
  'COMP-06': `There are ${spelled('decrees')} Decree cards, D01 to {lastDecree}. Each carries one of ${spelled('decreeSymbols')} symbols.`,
  'COMP-07': `There are ${spelled('urbanCards')} Urban cards.`,
  'COMP-08': `There are ${spelled('projects')} Project tiles, ${spelled('projectsPerColour')} each in white, yellow and brown.`,
  'COMP-09': `There are ${spelled('regularWater')} regular and ${spelled('specialWater')} special Water tiles.`,
  'COMP-10': `There are ${spelled('zigguratTiles')} Ziggurat tiles, Z01 to {lastZigguratTile}.`,
  'COMP-11': `There are ${spelled('gardens')} Garden tiles.`,
  'COMP-12': `There are ${spelled('crates')} Crate tiles, ${spelled('cratesPerColour')} of each of the five Resource colours.`,
  'COMP-13': `There are ${spelled('pieces')} Building pieces, ${spelled('piecesPerColour')} each in white, yellow and brown. They are a common stock.`,
  'COMP-14': `There are ${spelled('dice')} Resource dice, ${spelled('dicePerColour')} each in white, yellow, brown, blue and green.`,
  'COMP-15':
    'You have a Player board, {houses, number} Houses, {claimMarkers, number} Claim markers, 3 Mastery markers, a Scoring marker, an Architect and an Assistant of your colour.',
  'COMP-16': 'Gold never runs out.',
  'COMP-17': 'Everything except Gold is limited. If something has run out, nothing replaces it.',

  'SET-01': 'Use the side of the Main board for the number of players: one side is for 1 or 2 players, the other for 3 or 4.',
  'SET-02': 'Unless it is a first game, put a random Barge tile on each of the five Barge spaces.',
  'SET-03': 'Cover the printed cost of each District with the Property Cost tile in the colour of its Barge, with the right side up.',
  'SET-04': 'In a first game use the Barges and costs that are printed on the board.',
  'SET-05':
    'With 2 players, roll 5 dice of every colour; with 3 players, 6; with 4 players, 7. Put them on the Barge of their colour. The other dice are out of the game.',
  'SET-06': 'Put 1 Gold on every space of the Time track.',
  'SET-07': `Put a random Ship tile on each of the ${spelled('shipSpaces')} empty Ship spaces of the Port. {printedShips, plural, one {One more Ship is} =2 {Two more Ships are} other {# more Ships are}} printed there.`,
  'SET-08': `Put six random Harbormasters on their spaces, one for each row and each column of the Port. Keep the other ${spelled('asideHarbormasters')} aside, face down.`,
  'SET-09': 'Put six random Crates on the Crate spaces of the Port, one for each pair of House spaces.',
  'SET-10': `Stack the special Water tiles face down and turn ${spelled('displayedWater')} of them face up as the display.`,
  'SET-11': 'Stack the regular Water tiles and the Garden tiles on their spaces of the board.',
  'SET-12': `Put the ${spelled('actionTiles')} Action tiles at random on the six Action spaces.`,
  'SET-13': 'Put one random Ziggurat tile face up in each of the three sections of the Ziggurat. The others are out of the game.',
  'SET-14': 'Lay out as many random Decrees as there are players, face up.',
  'SET-15': 'With 3 or 4 players, the Decrees must show all three symbols; with 2 players, two different symbols.',
  'SET-16': 'Shuffle the Urban cards into a face-down draw deck.',
  'SET-17': 'Sort the Project tiles into three stacks by colour and keep the Building pieces at hand.',
  'SET-18': 'Take all pieces of your colour and fill your Player board with your Houses.',
  'SET-19': 'Put 5 of your Claim markers in your player area. The other 10 are your supply.',
  'SET-20':
    'Take {startGold, number} Gold, one random Crate and one Urban card, which you keep secret. Crates that are left over are out of the game.',
  'SET-21': 'Put one of your Mastery markers on the lowest space of each of the three Mastery tracks.',
  'SET-22': 'Everybody starts with {startVp, number} VP.',
  'SET-23': 'Choose a start player, who keeps the Starting Player token for the whole game.',
  'SET-24':
    'From the last player counterclockwise to the start player, everybody puts one Building piece of any colour on a space of District 1, 2 or 3: the starting Building.',
  'SET-25': 'You gain the bonus printed on the space of your starting Building at once.',
  'SET-26': 'Put a House on your starting Building: the leftmost one of the row in its colour.',
  'SET-27': 'The House of your starting Building gives you no bonus of your Player board.',
} satisfies Partial<RuleSentences>;

/** Rulings on components and set-up. */
export const rulingsOnSetUp = {
  'C-01': 'There are 15 Urban cards, not 32, which is the number of Gold tokens.',
  'C-02': 'There are 20 Crates, not just the six in the Port, because each player gets one as well.',
  'C-03':
    'Building pieces belong to nobody: there are 25 each in white, yellow and brown, in one common stock. Only the House shows whose Building it is.',
  'C-04': 'Each player starts with 2 Gold; the Bot has 3 because it gets no Crate.',
  'C-05': 'You start with exactly {startMarkers, number} Claim markers in your player area and {supplyMarkers, number} in your supply.',
  'C-06': 'The Time track has five spaces with 1 Gold each, so the fifth District Scoring triggers Game End.',
  'C-07': 'The number of Decrees is the number of players, not always three.',
  'C-08': 'Barges and Property Costs are random. You may use those printed on the board in a first game.',
  'C-09':
    'Your Architect and Assistant enter at the start of your own first turn, before you take the die, so you see what the players before you have done. The Bot’s pawns enter in set-up.',
  'C-10': 'In set-up you gain the bonus of the space under your Building, but no bonus from your Player board.',
  'C-11': 'In set-up, take the leftmost House of the row in the Building’s colour. You cannot choose another one.',
  'C-12': 'The start player is drawn at random.',
  'C-13': 'Shuffle the Crates: six fill the Port, each player gets one, and the others leave the game.',
  'C-14':
    'The Action tiles are dealt first, then the Ziggurat tiles, then the Decrees. The order matters only for repeating a game from its seed.',
  'C-15':
    'Project, Water and Garden tiles, Building pieces, Houses and Claim markers are all limited; only Gold and the Bot’s Claim markers are not.',

  'A-01':
    'A starting Building may stand next to a Building of the same colour; only Projects may not. They remain two Buildings, each with its own House.',
  'A-02':
    'A starting Building may have any colour and stand on any empty grid space in play of Districts 1 to 3, with or without a bonus, but not on Water.',
  'A-03':
    'In set-up an Architect move and a Crate refill have no effect. A step in the Project’s colour is one in the Building’s colour. Another Project is placed if all its rules allow it: with a Claim marker, in the same District and not next to a Building of its colour. A paid step may be paid with Gold or your Crate. A die from a Barge is the highest one.',
  'A-04': 'In set-up the bonus of a starting Building is carried out before the next player places one.',
  'A-05':
    'One random Decree is drawn for each symbol that is required, and the fourth from all others. With 2 players, two random symbols are drawn first.',
  'A-06': 'One side of the Main board is for 3 and 4 players; the other side, with numbered spaces, is for 1 and 2.',
  'A-07': 'Your starting Crate lies face up.',
} satisfies Partial<RuleSentences>;

/** The Solo mode: set-up, the Bot’s turn, its actions, the four Kings. */
import type { RuleSentences } from '../sentences.ts';

export const solo = {
  'SOLO-01':
    'Choose a King card and take the Automa Urban card of that King. The rules for several players apply unless the solo rules change them.',
  'SOLO-02': 'Set up the game for two players. The Bot gets 3 Gold and no Crate.',
  'SOLO-03':
    'Draw the first Decree at random from the King’s list: Gilgabot D04 and D08; Bot~baba D05 to D07; Sarbot D13 to D16; Botmuzi D09 to D11 and D16.',
  'SOLO-04': 'Draw the second Decree at random from all other Decrees.',
  'SOLO-05': 'Put as many of the Bot’s Claim markers on each District of the Automa Urban card as its number says: the Automa markers.',
  'SOLO-06': 'Shuffle the 15 Automa cards into a deck and open two of them side by side.',
  'SOLO-07':
    'For each colour compare the numbers of Buildings that the two Decrees ask for; put as many Project tiles as the larger number, and one more, into the bag. They are the Automa tiles. White/yellow/brown: D01 3/0/3, D02 3/3/0, D03 0/3/3, D04 2/2/2, D05 5/0/1, D06 1/5/0, D07 0/1/5, D08 1/1/1, D09 0/0/3, D10 3/0/0, D11 0/3/0, D12 1/1/1, D13 0/0/0, D14 1/1/1, D15 0/0/0, D16 0/0/0.',
  'SOLO-08': 'Gardens and Ships that the Decrees ask for do not change what goes into the bag.',
  'SOLO-09': 'Draw one Automa tile from the bag for each of the Number tiles I, II and III and lay it beside its Number.',
  'SOLO-10': 'The Bot is the start player, so you place your starting Building before the Bot does.',
  'SOLO-11': 'The Bot’s starting Building goes to the District that the number at the top of the left Automa card names; 0 counts as 3.',
  'SOLO-12':
    'The colour of the Bot’s first Building is that of the Automa tile beside the Number to which the large arrow of the left Automa card points.',
  'SOLO-13':
    'The Bot’s first Building stands on the lowest- or highest-numbered empty grid space of the District, never on Water: the arrow at C on the King card points down or up.',
  'SOLO-14': 'Then remove an Automa marker of that District from the Automa Urban card.',
  'SOLO-15': 'For its starting Building the Bot gains the bonus at C of the King card instead of the bonus of the space.',
  'SOLO-16':
    'The Bot’s Architect and Assistant start in the District that you reach by counting the sum of both Automa cards’ numbers backwards from District 1: 5, 4, 3 and so on.',

  'SOLO-17':
    'The large arrow of the left Automa card points at a symbol, a Number and an action on the right Automa card: the Current Symbol, the Current Number and the second action.',
  'SOLO-18': 'The Current Symbol decides positions, the Current Number decides colours, and the action beside them is the second action.',
  'SOLO-19': 'The bonus at the foot of the left Automa card replaces the bonuses of the Main board for the Bot.',
  'SOLO-20': 'The Bot’s Claim markers are free and never run out.',
  'SOLO-21':
    'The Bot pays amounts and ignores colours. It pays with dice first, and with Gold only when its dice are used up or Gold is asked for.',
  'SOLO-22': 'Die Value Preference: the Bot takes a die whose value is the number of its next District; if there is none, the highest die.',
  'SOLO-23':
    'Resource Colour Preference: the Bot pays with the colour of which it has most; in a tie blue, then green, then a colour at random.',
  'SOLO-24':
    'Ship Preference: the Bot claims a Ship whose row and column both have a Bot House; else one whose row has; else one whose column has; else any. Among equals it takes the first from the top, in a row from the right. Only Ships without a Bot marker count, and after a Construct only those of the Building’s size.',
  'SOLO-25': 'The Bot acts in the District of its Assistant.',
  'SOLO-26': 'From its Player board the Bot gains Gold and column bonuses, but never the Claim markers that a House uncovers.',
  'SOLO-27':
    'When the Bot covers a bonus in a common District, it gains the bonus at the foot of the left Automa card instead, or under the King symbol the bonus in brackets on the King card (at B for a Project, at D for a Garden).',
  'SOLO-28': 'When you Construct next to the Bot’s Gardens, it makes its steps on tracks drawn at random.',
  'SOLO-29': 'The Bot never keeps Water tiles and never pays for them: the Water that it needs is laid free of charge.',
  'SOLO-30': 'Instead of a Crate the Bot gains 1 Gold, and the Crate leaves the game.',
  'SOLO-31': 'On a blue space of the Port the Bot gains the bonus at the foot of the left Automa card.',
  'SOLO-32': 'The Bot ignores the abilities of Ships.',
  'SOLO-33': 'Instead of a Harbormaster the Bot gains 3 VP, and the tile leaves the game.',
  'SOLO-34': 'The Bot gains the bonuses of Ziggurat spaces as they are.',
  'SOLO-35':
    'On the Mastery tracks the Bot gains Gold and VP; a Claim marker is worth 1 VP to it, here and wherever no other rule says what becomes of it; supply dice are ignored.',

  'SOLO-36': 'The Bot’s turn begins with its cards: put the left Automa card on the right one and open a new left card.',
  'SOLO-37':
    'Then its Architect moves down the ring of Districts by the sum of both numbers; only Districts that still have Automa markers are counted.',
  'SOLO-38': 'Then the Bot takes a die from the Barge of its Assistant’s District, by the Die Value Preference.',
  'SOLO-39': 'First action: the topmost action of the left Automa card that is possible; if none is, A.',
  'SOLO-40':
    'Second action: the action of the right Automa card at the arrow; if it is impossible, the next possible one below it; if none is, A.',
  'SOLO-41': 'After its two actions the Bot takes every Decree whose requirements it meets.',
  'SOLO-42':
    'Scorings follow the normal rules. After the first and the third District Scoring the Automa deck and the Automa tiles are reset.',
  'SOLO-43': 'At the end of the Bot’s turn its Assistant joins its Architect.',
  'SOLO-44': 'When the Automa deck is empty, it is reset: all Automa cards are shuffled together and two are opened.',
  'SOLO-45':
    'When an Automa tile must be drawn and the bag is empty, the tiles are reset instead: all Automa tiles, covered ones too, go into the bag and three are drawn, one for each Number. The draw that caused this is not made.',
  'SOLO-46':
    'If there are fewer than three Automa tiles at a reset, each Number that stays empty gets a random Project from the stock, which becomes an Automa tile.',
  'SOLO-47':
    'Arrow pointing down: the Bot takes the lowest-numbered legal space. Arrow pointing up: the highest-numbered one. King symbol: what the King card says.',

  'SOLO-A1': 'Action A: the Bot gains 4 VP, or under the King symbol what the King card says at A.',
  'SOLO-B1':
    'Action B in a common District: the Bot places a Project in the colour at the Current Number; if three of that colour are there, in the colour at the next Number, I following III.',
  'SOLO-B2':
    'The Bot’s Project joins the Projects of its colour if there are any and may go to any empty space otherwise; the Current Symbol decides which legal space it is.',
  'SOLO-B3': 'Under the King symbol Action B follows the priorities of the King card.',
  'SOLO-B4': 'After the Bot has placed a Project, draw an Automa tile from the bag and cover the one at the Current Number with it.',
  'SOLO-B5': 'Action B in the Port: the Bot claims a Ship for 2 Gold, by the Ship Preference.',
  'SOLO-B6': 'Action B in the Ziggurat is an Action C.',
  'SOLO-C1': 'Action C in a common District: the Bot constructs a Building and pays for it.',
  'SOLO-C2':
    'Of several possible Buildings the Bot takes the largest; then the one in the colour of its highest Mastery marker; then the one in the colour at the Current Number or at the Numbers that follow it.',
  'SOLO-C3':
    'After its Construct remove an Automa marker of the District from the Automa Urban card and return an Automa tile of the Building’s colour to the stock, from the bag if one is there.',
  'SOLO-C4': 'After its Construct the Bot claims a Ship if it has the Gold for it.',
  'SOLO-C5':
    'Action C in the Port: the pairs of House spaces form the ring row 3, row 2, row 1, column 1, column 2, column 3. Count the sum of both Automa cards’ numbers on from the start pair, which itself is 0: row 3 for the first House, later the last pair in this order that holds a Bot House.',
  'SOLO-C6': 'A pair of House spaces counts as one when the Bot counts, and the Bot prefers its Crate space.',
  'SOLO-C7': 'After placing a House in the Port, remove an Automa marker of the Port from the Automa Urban card.',
  'SOLO-C8':
    'Action C in the Ziggurat: the Bot places a House in the section of the colour at the Current Number, on a space with a step on a Mastery track if there is one, else on a space with Gold.',
  'SOLO-C9': 'After placing a House in the Ziggurat, remove an Automa marker of the Ziggurat from the Automa Urban card.',
  'SOLO-D1': 'Action D needs a common District and at least one Garden tile of the Bot. It places up to three Gardens.',
  'SOLO-D2': 'In Action D the Bot may buy Garden tiles for Resources or Gold if it has one or two.',
  'SOLO-D3':
    'The Bot places each Garden on the lowest-numbered printed Water; if there is none, on the lowest-numbered space next to a Building of its own that at most 3 Water tiles can reach; else on the lowest-numbered of the spaces that need the fewest Water tiles.',
  'SOLO-D4': 'Under the King symbol Action D follows the King card.',
  'SOLO-D5': 'Action D in the Port or in the Ziggurat is an Action C.',
  'SOLO-E1': 'A tie in VP is a win for the Bot.',

  'KING-G-A': 'Gilgabot, A: the Bot gains 1 Gold and 2 VP.',
  'KING-G-B':
    'Gilgabot, B: the Project joins the largest group; then the colour at the Current Number decides; then the highest-numbered space. A covered bonus is a step on the Bot’s lowest track.',
  'KING-G-C':
    'Gilgabot, C: by the normal rules; in set-up on the highest-numbered space. The bonus is a step on the track of the Building’s colour.',
  'KING-G-D': 'Gilgabot, D: by the normal rules.',
  'KING-S-A': 'Sarbot, A: the Bot gains 2 Garden tiles.',
  'KING-S-B':
    'Sarbot, B: by the normal rules, on the lowest-numbered space. A covered bonus is a step on the track of the Project’s colour.',
  'KING-S-C': 'Sarbot, C: by the normal rules; in set-up on the lowest-numbered space. The bonus is 1 Garden tile.',
  'KING-S-D':
    'Sarbot, D: next to a Building of the Bot, then on the lowest-numbered space, with at most 3 Water tiles for each Garden and no limit of three Gardens. A covered bonus is a step on the Bot’s lowest track.',
  'KING-M-A': 'Botmuzi, A: a step on the Bot’s lowest track.',
  'KING-M-B': 'Botmuzi, B: by the normal rules, on the highest-numbered space. A covered bonus is 1 Gold.',
  'KING-M-C': 'Botmuzi, C: by the normal rules; in set-up on the highest-numbered space. The bonus is 1 Gold.',
  'KING-M-D': 'Botmuzi, D: by the normal rules.',
  'KING-B-A': 'Bot~baba, A: a step on the Bot’s highest track.',
  'KING-B-B':
    'Bot~baba, B: a Project in the colour of most Automa tiles; then the colour at the Current Number decides; then the highest-numbered space. A covered bonus is a step on the Bot’s highest track.',
  'KING-B-C':
    'Bot~baba, C: a Building in the colour of most Automa tiles; then the largest; then the colour at the Current Number decides; in set-up on the lowest-numbered space. The bonus is a step on the track of the Building’s colour.',
  'KING-B-D':
    'Bot~baba, D: next to a Building of the Bot, then on the lowest-numbered space, with at most 3 Water tiles for each Garden. A covered bonus is 3 VP.',
} satisfies Partial<RuleSentences>;

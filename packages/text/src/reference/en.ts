/** The reference pages in English: the gallery, which explains every sign, tile, card and piece, and the rules. */
import type { ResourceColour } from '@tabannusi/engine';
import type { PlayerColour } from '../home/player-colours.ts';
import type { Messages } from '../speech/messages.ts';
import type { RuleChapter } from './chapters.ts';
import type { GalleryPiece, SignName } from './pieces.ts';

/** White, yellow and brown share a text. */
const ofBuildings = 'pays for Buildings of this colour; also the colour of Ships, of a Ziggurat section and of a Mastery track';

export const glossary = {
  about: 'Everything that is drawn on the table, at noon and by torchlight, with what it means.',
  contents: 'Contents',
} as const;

export const piece = {
  signs: 'Signs',
  colours: 'Colours',
  players: 'Players',
  dice: 'Dice',
  barges: 'Barges',
  projects: 'Projects',
  buildings: 'Buildings',
  water: 'Water',
  gardens: 'Gardens',
  ships: 'Ships',
  crates: 'Crates',
  harbormasters: 'Harbormasters',
  ziggurat: 'Ziggurat',
  zigguratTiles: 'Ziggurat tiles',
  mastery: 'Mastery tracks',
  decrees: 'Decrees',
  timeTrack: 'Time track',
  pawns: 'Architects and Assistants',
  markers: 'Claim markers',
  houses: 'Houses',
  urbanCards: 'Urban cards',
  specialWater: 'Special Water tiles',
  actionTiles: 'Action tiles',
  bonuses: 'Bonuses',
  botSigns: 'Signs of the Bot',
  automaCards: 'Automa cards',
  kingCards: 'King cards',
  automaUrbanCards: 'Automa Urban cards',
  numberTiles: 'Number tiles',
  bag: 'Bag',
} as const satisfies Messages<GalleryPiece>;

export const meaning = {
  signs: 'Bonuses, tiles and cards are put together from these signs. A number beside a sign says how many.',
  colours:
    'The five colours of Resources. Each has a mark, and the pips of its dice have a shape of their own, so that no colour has to be told by its hue alone.',
  players: 'Every player has a colour and a shape, which all pieces of that player bear.',
  dice: 'A die is a Resource of its colour. On a Barge it shows its value; once it has been taken, the mark of its colour instead.',
  barges: 'In every District lies a Barge with the dice of one colour: that of the local Resource.',
  projects: 'A Project prepares a Building of its colour. The Claim marker on it is that of the player who placed it.',
  buildings: 'Buildings of size 1, 2 and 3. The House on each shows whose it is.',
  water: 'Gardens are placed on Water. All regular Water tiles are alike.',
  gardens: 'A Garden lies on Water and bears the Claim marker of its owner.',
  ships:
    'The masts are the size of the Ship, the sails its colour, the signs below its ability. Markers on the hull are those of the players who have marked it. Printed Ships are only outlined.',
  crates: 'A Crate holds one Resource of its colour as long as it lies face up.',
  harbormasters: 'Six Harbormasters lie in the Port, one at each row and column of Ships. The signs show what using one gives.',
  ziggurat: 'Three sections with six House spaces each. An arrow is a step on the track of its colour, an ingot 1 Gold.',
  zigguratTiles: 'The signs at the top show what is counted. Below are the three claim spaces with their VP.',
  mastery:
    'Three tracks with the players’ Mastery markers. At the left are the values of Buildings, on the steps benefits, at the right bonuses. The blue lines count for Ziggurat tile Z03 and Ship S10.',
  decrees: 'At the left is the symbol, then what the Decree asks for, at the right what it gives. A Claim marker shows who has scored it.',
  timeTrack: 'The Time track counts the District Scorings of the game in Gold.',
  pawns: 'Every player has two pawns, which stand in the Districts.',
  markers: 'Claim markers and Mastery markers have the colour and shape of their player.',
  houses: 'Houses stand on Buildings, in the Port and in the Ziggurat; those not yet placed stand on the Player board.',
  urbanCards: 'Each row shows the Houses that the card asks for in one District, the laurel its VP.',
  specialWater: 'A special Water tile has a golden rim. It is laid as a regular one is; its bonus goes to whoever places a Garden on it.',
  actionTiles: 'Each Action tile is an Action of the District in which it lies.',
  bonuses: 'Bonuses are printed on spaces, on tracks and on special Water tiles.',
  botSigns: 'Automa cards and King cards have these signs besides.',
  automaCards:
    'At the top is the number of the card, below it are three actions, each with a symbol and a Number, at the right is the large arrow, at the foot the bonus.',
  kingCards:
    'A King card says, action by action, what the Bot does under the King symbol and which bonus it gains. The arrow at C is for set-up.',
  automaUrbanCards: 'Below each District stands the number of its Automa markers.',
  numberTiles: 'At each Number lie Automa tiles. The topmost one shows the colour; a figure says how many there are.',
  bag: 'Automa tiles are drawn from the bag. The figures say how many of each colour are in it.',
} as const satisfies Messages<GalleryPiece>;

export const sign = {
  project: 'Project: place one, or another one of the same colour',
  building: 'Building, or to construct one',
  house: 'House',
  ziggurat: 'House in the Ziggurat, or to place one there',
  water: 'regular Water tile',
  specialWater: 'special Water tile',
  garden: 'Garden tile',
  gardening: 'Gardening',
  gold: 'Gold',
  marker: 'Claim marker',
  die: 'take a die',
  anyDie: 'die of any colour from the supply',
  refill: 'refill a Crate',
  card: 'Urban card',
  tile: 'Action tile',
  decree: 'Decree',
  architect: 'move the Architect to any District',
  assistant: 'Assistant',
  harbormaster: 'Harbormaster',
  ship: 'Ship, or to mark one',
  step: 'step on a Mastery track of choice',
  projectStep: 'step on the track of the Project’s colour',
  paidStep: 'step on a track for 1 Resource of its colour',
  blueLine: 'blue line of the Mastery tracks',
  lose: 'this is lost',
  vp: 'Victory Points (VP): as many as the number says',
  startPlayer: 'start player',
  trackStep: 'step on the Mastery track of this colour',
} as const satisfies Messages<SignName>;

export const mark = {
  white: 'white: a ring',
  yellow: 'yellow: an ear of barley',
  brown: 'brown: courses of brick',
  blue: 'blue: waves',
  green: 'green: a leaf',
} as const satisfies Messages<ResourceColour>;

export const use = {
  white: ofBuildings,
  yellow: ofBuildings,
  brown: ofBuildings,
  blue: 'buys Water tiles',
  green: 'buys Garden tiles',
} as const satisfies Messages<ResourceColour>;

export const shape = {
  purple: 'purple: a triangle',
  orange: 'orange: a disc',
  red: 'red: a square',
  black: 'black: a diamond',
} as const satisfies Messages<PlayerColour>;

export const single = {
  crateUp: 'face up',
  crateDown: 'face down',
  goldLeft: 'Gold that is still there',
  goldTaken: 'empty space: its Gold has been taken',
  architect: 'Architect: taller, with a staff',
  assistant: 'Assistant: smaller, with a basket',
  urbanBack: 'back of an Urban card',
  down: 'arrow pointing down: the lowest-numbered legal space',
  up: 'arrow pointing up: the highest-numbered legal space',
  king: 'King symbol: what the King card says',
  lowestStep: 'step on the Bot’s lowest track',
  highestStep: 'step on the Bot’s highest track',
  colourStep: 'step on the track of the Project’s or Building’s colour',
  openCards: 'the two open cards: left and right',
  automaCard: 'Automa card {automaCard, number}',
  automaDeck: 'Automa deck',
  automaDeckMeans:
    'The number counts the cards that are left. The two rings are the resets after scorings; one that has been made is golden.',
} as const;

export const rules = {
  search: 'Search the rules',
  found: '{count, plural, =0 {No rule says this.} one {# rule} other {# rules}}',
  chapters: 'Chapters',
  linkTo: 'Link to {rule}',
} as const;

export const chapter = {
  components: 'Components',
  setUp: 'Set-up',
  keyConcepts: 'Key concepts',
  turn: 'The turn',
  actions: 'Actions',
  freeActions: 'Free Actions',
  scoring: 'District Scoring',
  gameEnd: 'Game End',
  bonuses: 'Bonuses',
  tilesAndCards: 'Tiles and cards',
  solo: 'Solo',
  contradictions: 'Rulings where the rulebooks disagree',
  gaps: 'Rulings where the rulebooks are silent',
} as const satisfies Messages<RuleChapter>;

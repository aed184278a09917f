/** The reference pages in English: the gallery, which explains every sign, tile, card and piece, and the rules. */
import type { ResourceColour } from '@tabannusi/engine';
import type { PlayerColour } from '../home/player-colours.ts';
import type { Messages } from '../speech/messages.ts';
import type { RuleChapter } from './chapters.ts';
import type { GalleryPiece, SignName } from './pieces.ts';

/** White, yellow and brown share a text. */
const ofBuildings = 'pays for Buildings of this colour; also the colour of Ships, of a Ziggurat section and of a Mastery track';

export const glossary = {
  about: 'Everything on the table and what it means, in both themes.',
  contents: 'Contents',
} as const;

export const piece = {
  signs: 'Symbols',
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
  botSigns: 'Bot symbols',
  automaCards: 'Automa cards',
  kingCards: 'King cards',
  automaUrbanCards: 'Automa Urban cards',
  numberTiles: 'Number tiles',
  bag: 'Bag',
} as const satisfies Messages<GalleryPiece>;

export const meaning = {
  signs: 'Bonuses, tiles and cards are built from these symbols. A number next to a symbol says how many.',
  colours:
    'The five Resource colours. Each has its own symbol and its own shape of pips, so that you can tell them apart without seeing colour.',
  players: 'Every player has a colour and a shape, shown on all their pieces.',
  dice: 'A die is a Resource of its colour. On a Barge it shows its value. Once taken, it shows the symbol of its colour.',
  barges: 'Every District has a Barge with dice of one colour: its local Resource.',
  projects: 'A Project prepares a Building of its colour. The Claim marker shows who placed it.',
  buildings: 'Buildings of size 1, 2 and 3. The House shows who owns the Building.',
  water: 'Gardens are placed on Water. All regular Water tiles are alike.',
  gardens: 'A Garden is placed on Water, with a Claim marker of its owner.',
  ships:
    'The masts show the size of the Ship, the sails its colour, the symbols below its ability. Markers on the hull show who has claimed it. Printed Ships are outlines.',
  crates: 'A face-up Crate holds one Resource of its colour.',
  harbormasters: 'The Port has six Harbormasters, one at each row and column of Ships. The symbols show what you get for using one.',
  ziggurat: 'Three sections with six House spaces each. An arrow is a step on the track of its colour, an ingot 1 Gold.',
  zigguratTiles: 'The symbols at the top show what counts. Below are the three claim spaces with their VP.',
  mastery:
    'Three tracks with the players’ Mastery markers. Building values are on the left, bonuses on the spaces and on the right. The blue lines count for Ziggurat tile Z03 and Ship S10.',
  decrees: 'From left to right: the symbol, the requirements and the gain. A Claim marker shows who has scored the Decree.',
  timeTrack: 'The Time track counts the District Scorings of the game in Gold.',
  pawns: 'Every player has two pawns in the Districts.',
  markers: 'Claim markers and Mastery markers have the colour and shape of their player.',
  houses: 'Houses stand on Buildings, in the Port and in the Ziggurat. The others wait on the Player board.',
  urbanCards: 'Each row shows how many Houses you need in one District, the laurel how many VP you score.',
  specialWater:
    'A special Water tile has a golden rim. You lay it like a regular one. The player who places a Garden on it gains its bonus.',
  actionTiles: 'Each Action tile is one more Action that you can choose in its District.',
  bonuses: 'Bonuses are printed on spaces, on tracks and on special Water tiles.',
  botSigns: 'Automa cards and King cards also have these symbols.',
  automaCards:
    'The number of the card is at the top. Below are three actions, each with a symbol and a Number. The large arrow is on the right, the bonus at the bottom.',
  kingCards:
    'For each action, a King card shows what the Bot does with the King symbol and which bonus it gains. The arrow at C is for set-up.',
  automaUrbanCards: 'The number below each District counts its Automa markers.',
  numberTiles: 'Each Number has a pile of Automa tiles. The top tile shows the colour, and a figure shows how many there are.',
  bag: 'Automa tiles are drawn from the bag. The figures show how many of each colour are left.',
} as const satisfies Messages<GalleryPiece>;

export const sign = {
  project: 'Project: place one, or another one of the same colour',
  building: 'Building, or construct one',
  house: 'House',
  ziggurat: 'House in the Ziggurat, or place one there',
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
  ship: 'Ship, or claim one',
  step: 'step on a Mastery track of choice',
  projectStep: 'step on the track of the Project’s colour',
  paidStep: 'step on a track for 1 Resource of its colour',
  blueLine: 'blue line of the Mastery tracks',
  lose: 'you lose this',
  vp: 'Victory Points (VP): the number shows how many',
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
  goldLeft: 'Gold still on the track',
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
    'The number shows how many cards are left. The two rings stand for the resets after Scorings. A ring turns gold when its reset has happened.',
} as const;

export const rules = {
  search: 'Search the rules',
  found: '{count, plural, =0 {No results} one {# rule} other {# rules}}',
  chapters: 'Chapters',
  linkTo: 'Link to {rule}',
  turnInPictures: 'A turn in five pictures',
  whatScores: 'What scores, and how the game ends',
  actionsInPictures: 'Every Action in a picture',
  asLesson: 'Lesson: {lesson}',
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

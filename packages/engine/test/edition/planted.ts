/** Single faults, planted in an edition, with their report: `code path part:position found`. */
import type { EditionFault } from '../../src/edition/faults.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { DECREE_IDS } from '../../src/edition/types.ts';
import { times } from './plant.ts';

export type Planted = [changes: Readonly<Record<string, unknown>>, fault: string];

/** Faults in the short form of this file. */
export const brief = (faults: readonly EditionFault[]): string[] =>
  faults.map(({ code, path, place, found }) => [code, path, ...(place ? [`${place.part}:${place.position}`] : []), found].join(' '));

/** In the reference edition. */
export const PLANTED: readonly Planted[] = [
  // Form.
  [{ '': null }, 'wrongType  null'],
  [{ '': [] }, 'wrongType  list'],
  [{ '': 'edition' }, 'wrongType  "edition"'],
  [{ format: 2 }, 'outOfRange format 2'],
  [{ id: 'My Edition' }, 'badText id "My Edition"'],
  [{ id: '-a' }, 'badText id "-a"'],
  [{ title: '   ' }, 'badText title "   "'],
  [{ title: 'two\nlines' }, 'badText title "two\\nlines"'],
  [{ title: 'half \ud83d' }, 'badText title "half \\ud83d"'],
  [{ title: 'turned \u202e round' }, 'badText title "turned \u202e round"'],
  [{ dice: undefined }, 'missing dice undefined'],
  [{ dice: [5, 6, 7] }, 'wrongType dice list'],
  [{ 'solo.decrees.sarbot': undefined }, 'missing solo.decrees.sarbot undefined'],
  [{ 'mastery.origin': 'guessed' }, 'notOneOf mastery.origin "guessed"'],
  [{ 'mastery.origin': undefined }, 'missing mastery.origin undefined'],
  [{ 'port.note': 7 }, 'wrongType port.note 7'],
  [{ 'stocks.houses': 14 }, 'unknownKey stocks.houses "houses"'],
  [{ 'solo.automaUrban.hammurabot': [1, 1, 1, 1, 1] }, 'unknownKey solo.automaUrban.hammurabot "hammurabot"'],
  [{ 'my notes': '' }, 'unknownKey ["my notes"] "my notes"'],
  // Numbers.
  [{ 'timeTrack.spaces': '5' }, 'wrongType timeTrack.spaces "5"'],
  [{ 'timeTrack.spaces': Number.NaN }, 'outOfRange timeTrack.spaces NaN'],
  [{ 'timeTrack.spaces': Number.POSITIVE_INFINITY }, 'outOfRange timeTrack.spaces Infinity'],
  [{ 'timeTrack.spaces': 1e308 }, 'outOfRange timeTrack.spaces 1e+308'],
  [{ 'timeTrack.spaces': 4.5 }, 'outOfRange timeTrack.spaces 4.5'],
  [{ 'timeTrack.spaces': -0 }, 'outOfRange timeTrack.spaces -0'],
  [{ 'timeTrack.spaces': null }, 'wrongType timeTrack.spaces null'],
  [{ 'timeTrack.spaces': true }, 'wrongType timeTrack.spaces true'],
  // Lists.
  [{ 'dice.perColour': { 0: 5, 1: 6, 2: 7 } }, 'wrongType dice.perColour object'],
  [{ 'dice.perColour': [5, 6] }, 'wrongLength dice.perColour 2'],
  [{ 'dice.perColour': [5, 6, 7, 8] }, 'wrongLength dice.perColour 4'],
  [{ 'dice.perColour': [5, null, 7] }, 'wrongType dice.perColour[1] null'],
  // Districts.
  [{ 'districts.names': ['a', 'b', 'c', 'd'] }, 'wrongLength districts.names 4'],
  [{ 'districts.firstGameBarges[4]': 'brown' }, 'repeated districts.firstGameBarges[4] "brown"'],
  [{ 'districts.actions[0][1]': 'ship' }, 'notOneOf districts.actions[0][1] "ship"'],
  [{ 'districts.actions[3][1]': 'construct' }, 'notOneOf districts.actions[3][1] "construct"'],
  [{ 'districts.actions[4][2]': 'portHouse' }, 'notOneOf districts.actions[4][2] "portHouse"'],
  [{ 'districts.actions[2][3]': 'project' }, 'repeated districts.actions[2][3] "project"'],
  [{ 'districts.actions[4]': ['tile', 'zigguratHouse'] }, 'tileSpaces districts.actions 5'],
  [{ 'districts.actions[3]': [] }, 'wrongLength districts.actions[3] 0'],
  [{ 'districts.actions': [] }, 'wrongLength districts.actions 0'],
  [{ 'districts.botTurnDirection': 'clockwise' }, 'notOneOf districts.botTurnDirection "clockwise"'],
  // Grids.
  [{ 'board.duo.rows[2]': 'au .. p+ .. ~~ .. m= .. U+' }, 'rowParts board.duo.rows[2] 1'],
  [{ 'board.duo.rows[2]': 'au .. p+ .. | ~~ | .. m= .. U+ | ~~ | .. p+ .. xx' }, 'badCell board.duo.rows[2] district3:4 "xx"'],
  [{ 'board.duo.rows[2]': 'au .. p+ .. | ~~ | .. m= ~~ U+ | ~~ | .. p+ .. au' }, 'cellNotHere board.duo.rows[2] district2:3 "~~"'],
  [{ 'board.duo.rows[2]': 'au .. p+ .. | .. | .. m= .. U+ | ~~ | .. p+ .. au' }, 'cellNotHere board.duo.rows[2] border12:1 ".."'],
  [{ 'board.duo.rows[2]': 'au .. p+ .. | ~~ | .. m= .. U+ | ~c | .. p+ .. au' }, 'badCell board.duo.rows[2] border23:1 "~c"'],
  [{ 'board.duo.rows[2]': 'au .. p+ .. | ~~ | .. m= .. | ~~ | .. p+ .. au' }, 'rowWidth board.duo.rows[2] district2:0 3'],
  [{ 'board.duo.rows[2]': 'au .. p+ .. | | .. m= .. U+ | ~~ | .. p+ .. au' }, 'rowWidth board.duo.rows[2] border12:0 0'],
  [{ 'board.full.rows[0]': '.. c10 .. sw | ## | gt .. r? .. | ## | .. au .. ar' }, 'outOfRange board.full.rows[0] district1:2 "c10"'],
  [{ 'board.full.rows[1]': 'Y+ .. m= .. | ~v100 | .. m= .. p+ | ~~ | W+ .. p+ ..' }, 'outOfRange board.full.rows[1] border12:1 "v100"'],
  [{ 'board.duo.rows[0]': 'c1 .. gt | ~~ | .. au .. sw | ## | .. v3 .. m=' }, 'rowWidth board.duo.rows[0] district1:0 3'],
  [{ 'board.duo.rows[1]': '.. Y+ .. m= | ~c1 | p+ .. m? .. | ~au | W+ .. ar .. ..' }, 'rowWidth board.duo.rows[1] district3:0 5'],
  [{ 'board.duo.rows[3]': '.. G+ .. cr | ## | pm .. r? ..' }, 'rowParts board.duo.rows[3] 3'],
  [{ 'board.duo.rows': [] }, 'wrongLength board.duo.rows 0'],
  [{ 'board.duo.rows': undefined }, 'missing board.duo.rows undefined'],
  [{ 'board.full.rows[3]': 'cr .. U+ .. | ~~ | .. G+ .. wt | ~v2 | v3 .. B+' }, 'rowWidth board.full.rows[3] district3:0 3'],
  [{ 'board.full.rows[4]': '.. c1 .. v2 | ## | v2 .. c1 .. | ## | .. gt .. zz' }, 'badCell board.full.rows[4] district3:4 "zz"'],
  [{ 'board.full.rows[0]': 7 }, 'wrongType board.full.rows[0] 7'],
  [{ 'board.duo.rows': times(2, '.. .. | ~~ | .. .. .. | ~~ | .. .. ..') }, 'spaces board.duo.rows district1:0 4'],
  [{ 'board.full.rows': times(4, '.. | ~~ | .. | ~~ | ..') }, 'spaces board.full.rows 12'],
  [{ 'board.full.fourPlayerRows': 5 }, 'outOfRange board.full.fourPlayerRows 5'],
  [{ 'board.full.fourPlayerRows': 12 }, 'outOfRange board.full.fourPlayerRows 12'],
  [{ 'board.duo.fourPlayerRows': 1 }, 'outOfRange board.duo.fourPlayerRows 1'],
  [{ 'board.full.soloNumbers': ['1'] }, 'unknownKey board.full.soloNumbers "soloNumbers"'],
  [{ 'board.full.soloNumbers': 7 }, 'unknownKey board.full.soloNumbers "soloNumbers"'],
  // Player board.
  [{ 'playerBoard.rows.white': times(2, { gold: 0, claims: 0 }) }, 'wrongLength playerBoard.rows.white 2'],
  [{ 'playerBoard.rows.yellow': times(2, { gold: 0, claims: 0 }) }, 'wrongLength playerBoard.rows.yellow 2'],
  [{ 'playerBoard.rows.brown': times(4, { gold: 0, claims: 0 }) }, 'wrongLength playerBoard.rows.brown 4'],
  [{ 'playerBoard.columns': ['', 'v4'] }, 'wrongLength playerBoard.columns 2'],
  [{ 'playerBoard.columns[1]': 'p+' }, 'bonusNotHere playerBoard.columns[1] "p+"'],
  [{ 'playerBoard.bottomRow[0]': { gold: 1 } }, 'missing playerBoard.bottomRow[0].claims undefined'],
  // Mastery.
  [{ 'mastery.values': times(9, 1) }, 'wrongLength mastery.values 9'],
  [{ 'mastery.right': times(9, '') }, 'wrongLength mastery.right 9'],
  [{ 'mastery.inside.yellow': times(11, '') }, 'wrongLength mastery.inside.yellow 11'],
  [{ 'mastery.right[3]': 'r?' }, 'bonusNotHere mastery.right[3] "r?"'],
  [{ 'mastery.inside.brown[3]': 'm?' }, 'bonusNotHere mastery.inside.brown[3] "m?"'],
  [{ 'mastery.inside.brown[3]': 'one' }, 'badBonus mastery.inside.brown[3] "one"'],
  [{ 'mastery.blueLines': [1, 3, 3, 7] }, 'notAscending mastery.blueLines[2] 3'],
  [{ 'mastery.blueLines': [1, 9] }, 'outOfRange mastery.blueLines[1] 9'],
  // Port and Ships.
  [{ 'port.blueBonuses[0]': 'au' }, 'bonusNotHere port.blueBonuses[0] "au"'],
  [{ 'port.blueBonuses[0]': '' }, 'badBonus port.blueBonuses[0] ""'],
  [{ 'port.printedShips[1]': { row: 1, column: 3, size: 1 } }, 'repeated port.printedShips[1] 1,3'],
  [{ 'ships.tiles[14].id': 'S01' }, 'repeated ships.tiles[14].id "S01"'],
  [{ 'ships.tiles[14].id': 'S16' }, 'notOneOf ships.tiles[14].id "S16"'],
  [{ 'ships.tiles[14].colour': 'blue' }, 'notOneOf ships.tiles[14].colour "blue"'],
  [{ 'ships.tiles': REFERENCE_EDITION.ships.tiles.slice(0, 6) }, 'ships ships.tiles 6'],
  // Ziggurat.
  [{ 'ziggurat.sections.white': times(5, 'plain') }, 'wrongLength ziggurat.sections.white 5'],
  [{ 'ziggurat.sections.white[0]': 'green' }, 'notOneOf ziggurat.sections.white[0] "green"'],
  // Cards.
  [{ 'specialWater.faces[0]': '' }, 'badBonus specialWater.faces[0] ""'],
  [{ 'urbanCards.cards[1].id': 'U01' }, 'repeated urbanCards.cards[1].id "U01"'],
  [{ 'urbanCards.cards[1].houses': [1, 2, 1] }, 'wrongLength urbanCards.cards[1].houses 3'],
  [{ 'decrees.symbols.D16': undefined }, 'missing decrees.symbols.D16 undefined'],
  [{ 'decrees.symbols.D17': 'city' }, 'unknownKey decrees.symbols.D17 "D17"'],
  [{ 'decrees.symbols.D16': 'king' }, 'notOneOf decrees.symbols.D16 "king"'],
  [
    { 'decrees.symbols': Object.fromEntries(DECREE_IDS.map((id, at) => [id, at % 2 ? 'city' : 'garden'])) },
    'symbolMissing decrees.symbols "harbour"',
  ],
  [{ 'solo.decrees.gilgabot': ['D04', 'D04'] }, 'repeated solo.decrees.gilgabot[1] "D04"'],
  [{ 'solo.automaUrban.bot-baba': [1, 1, 1, 1] }, 'wrongLength solo.automaUrban["bot-baba"] 4'],
  [{ 'solo.automaCards[3].rows': [] }, 'wrongLength solo.automaCards[3].rows 0'],
  [{ 'solo.automaCards[3].rows[1].action': 'E' }, 'notOneOf solo.automaCards[3].rows[1].action "E"'],
  [{ 'solo.automaCards[3].bonus': 'vp3' }, 'notOneOf solo.automaCards[3].bonus "vp3"'],
];

/** Solo numbers in the other edition, which has printed ones. */
export const PLANTED_NUMBERS: readonly Planted[] = [
  [{ 'board.duo.soloNumbers[0]': '13 9 x | 18/27 | 22 18 ## 9 4 | ## | 10 6' }, 'badNumber board.duo.soloNumbers[0] district1:3 "x"'],
  [{ 'board.duo.soloNumbers[0]': '13 9 4 | 18 | 22 18 ## 9 4 | ## | 10 6' }, 'badNumber board.duo.soloNumbers[0] border12:1 "18"'],
  [{ 'board.duo.soloNumbers[0]': '13 9 4 | 18/27 | 22 18 5 9 4 | ## | 10 6' }, 'badNumber board.duo.soloNumbers[0] district2:3 "5"'],
  [{ 'board.duo.soloNumbers[0]': '13 9 4 | 18/27 | 22 18 ## 9 4 | ## | 10 10' }, 'repeated board.duo.soloNumbers[0] district3:2 "10"'],
  [{ 'board.duo.soloNumbers[0]': '13 9 4 | 18/27 | 22 18 ## 9 | ## | 10 6' }, 'rowWidth board.duo.soloNumbers[0] district2:0 4'],
  [{ 'board.duo.soloNumbers[0]': '13 9 4' }, 'rowParts board.duo.soloNumbers[0] 1'],
  [{ 'board.duo.soloNumbers[0]': '251 9 4 | 18/27 | 22 18 ## 9 4 | ## | 10 6' }, 'outOfRange board.duo.soloNumbers[0] district1:1 "251"'],
  [{ 'board.duo.soloNumbers': ['13 9 4 | 18/27 | 22 18 ## 9 4 | ## | 10 6'] }, 'wrongLength board.duo.soloNumbers 1'],
];

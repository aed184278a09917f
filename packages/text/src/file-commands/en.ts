/** `tabannusi record`, `position` and `edition`, in English. */

export const files = {
  aboutRecord: 'show, verify, replay and convert recorded and saved games',
  aboutPosition: 'show or check a position',
  aboutEdition: 'show the values printed on the board, or enter your own',
  recordShow: 'show who played, how the game ended and where the VP come from; or the board at an earlier moment',
  recordVerify:
    'replay games and report whether they are valid: dice, tiles and cards against the seed, every decision, the hash of every turn; the first difference is shown',
  recordPlay: 'replay a game in words, turn by turn, with the board after scorings; in a terminal, it waits for Enter after each turn',
  recordConvert:
    'make a copy in another format: a record, the position at a given moment, the log in words, or a saved game that you can continue',
  positionShow: 'show the board, the players and the current question',
  positionCheck: 'report everything that is wrong with a position',
  editionShow: 'show the values of an edition and how we know them',
  editionCheck: 'report everything that is wrong with an edition',
  editionNew: 'write a copy of the reference edition with comments, for you to fill in from your board',
  gameFile: 'a record, a saved game or a proof of dice; - for standard input',
  gameFiles: 'records, saved games and proofs of dice; - for standard input',
  positionFile: 'a position; - for standard input',
  editionFile: 'an edition, with or without comments; - for standard input',
  editionFileOrReference: 'an edition, with or without comments; - for standard input; default: the reference edition',
  newFile: 'the file to write, such as my-board.jsonc',
  /** Placeholders, shown in brackets. Each is one word without a blank. */
  formPlaceholder: 'form',
  turnOption: 'show the board at the start of this turn, counted from 1',
  momentOption: 'show the board after this many decisions and random outcomes',
  momentOfCopyOption: 'stop after this many decisions and random outcomes; default: the end',
  seatOption: 'show the secret cards of this player, counted from 1; default: only what everybody may see',
  speedOption: 'print this many lines per second instead of waiting for Enter',
  fromOption: 'start at this turn, counted from 1',
  toOption: 'format of the copy: {forms}',
  outOption: 'write to this file instead of standard output; an existing file is only overwritten with --force',
  stripSeedOption: 'leave out the seed, so that you can share the copy without showing what will be drawn',
  showExample: 'who played, and how it ended',
  showTurnExample: 'the board at the start of turn {turn, number}, with the cards of player {seat, number}',
  verifyManyExample: 'verifies many games',
  verifyInputExample: 'reads standard input and answers in JSON',
  playExample: 'replays the game from turn {turn, number}',
  shareExample: 'a copy to share, without the seed',
  positionExample: 'the position after {moment, number} decisions and random outcomes',
  continueExample: 'a saved game that you can continue',
  seatExample: 'the position as player {seat, number} sees it',
  checkExample: 'reports what is wrong, if anything',
  referenceExample: 'the edition that we play with',
  newEditionExample: 'a copy for you to fill in',

  standardInput: 'standard input',
  folder: '{file} is a folder. Name a file.',
  noPermission: '{file}: you don’t have permission to use this file.',
  /** In bytes. */
  tooLarge: '{file} was not read, because it has more than {limit, number} bytes: it can’t be a file of this game.',
  compressed: '{file} is compressed (gzip). Unpack it first.',
  utf16: '{file} is in UTF-16. Save it as UTF-8.',
  notText: '{file} is not UTF-8 text.',
  empty: '{file} is empty.',
  brokenJson:
    '{file} is not JSON. {ends, select, yes {It ends too early, at line {line, number}, column {column, number}.} no {The fault is at line {line, number}, column {column, number}.}}',
  written: '{file}: written.',

  /** `reason` is a sentence, `more` the number of further faults. */
  verified:
    '{file}: the {kind, select, record {record} table {saved game} proof {proof}} is valid. Replayed: {turns, plural, one {# turn} other {# turns}}, {decisions, plural, one {# decision} other {# decisions}}. {seed, select, yes {All dice, tiles and cards follow from the seed.} no {There is no seed, so dice, tiles and cards couldn’t be verified.} proof {All dice, tiles and cards were drawn again from the secrets.}}',
  /** Follows the sentence on a valid proof; `trusted` is the number of players whose share nobody else knew before the game was sealed. */
  proven:
    '{trusted, plural, =0 {No player’s share was secret until the table was sealed, so the server could have chosen the dice.} one {The dice were fixed before the first decision. Only the server and # player together could have chosen them.} other {The dice were fixed before the first decision. Only the server and all # players together could have chosen them.}} This doesn’t show whether the server looked at them. Compare the seal with the one that you saw before the game: {seal}.',
  chainHolds: 'The chain of entries is valid. It ends with {chain}.',
  notVerified:
    '{file}: the {kind, select, record {record} table {saved game} proof {proof}} is not valid. {reason}{more, plural, =0 {} one { There is # more fault.} other { There are # more faults.}}',
  /** The file has another format, or rules of another version. */
  notJudged: '{file} can’t be verified by this program. {reason}',
  edition: 'Edition: {title} ({id}), version {version, number}, content {hash}',
  switches: 'Options that differ from the defaults: {switches}',
  /** A switch that differs from its default; an item of a list after a colon. */
  switch:
    '{name, select, refillWithGold {Gold can’t pay for refilling a Crate (A-23)} finalCompensation {no dice are returned and compensated in Final Scoring (A-117)} firstGame {standard Barge set-up (C-08)} masteryRight {right-hand Mastery bonuses only when the lowest row rises (C-16)}}',
  noSeed: 'Seed: none. Random outcomes cannot be verified.',
  branch: 'Continued from another game after {outcomes, plural, one {# random outcome} other {# random outcomes}}.',
  length:
    '{turns, plural, one {# turn} other {# turns}}, {decisions, plural, one {# decision} other {# decisions}}, {outcomes, plural, one {# random outcome} other {# random outcomes}}.',
  /** `turn` is 0 in set-up. */
  notOver: 'The game is not over: {turn, plural, =0 {set-up} other {turn #}}, moment {moment, number}.',
  moment: 'Moment {moment, number} of {last, number}, {turn, plural, =0 {in set-up} other {in turn #}}',
  chanceAsked: 'Dice, tiles or cards are drawn next.',
  pressEnter: '(Enter: continue; q and Enter: stop)',
  seedNeeded: '{file}: the record has no seed. The game can’t continue without one.',
  stripsRecordsOnly: '{option} works only with --to record; found: {form}.',
  eitherMoment: 'Name a turn or a moment, not both.',

  positionHolds: '{file}: the position is valid.',
  positionFaults: '{file}: {faults, plural, one {# fault in the position} other {# faults in the position}}.',
  editionHolds: '{file}: the edition “{title}” is valid. Its content is {hash}.',
  editionFaults: '{file}: {faults, plural, one {# fault in the edition} other {# faults in the edition}}.',
  /** A shipped edition has the same name but other values. */
  nameTaken:
    'id, version: {id} {version, number} is our own edition, but your values differ from it. Choose another id, so that nobody confuses the two.',
  sameAsReference: 'All values are those of the reference edition.',
  /** Headings. */
  grid: '{side, select, duo {The building grids for 1 or 2 players} full {The building grids for 3 or 4 players}}',
  fourPlayerRows: '{rows, plural, one {The last row is for four players only.} other {The last # rows are for four players only.}}',
  codes: 'What the codes mean',
  /** One code on each line: first those of spaces, then those of bonuses. */
  codeList: `..    plain space
##    no space
~~    printed Water, in borders only; ~ and a bonus code: Water with that bonus
W+    highest white die of its Barge; Y+ yellow, B+ brown, U+ blue, G+ green
r?    die of any colour from the supply
au    1 Gold; au2, au3: 2 or 3
wt    regular Water tile
sw    special Water tile
gt    Garden tile
ar    Architect move
cr    Crate refill
c1    1 Claim marker; c2, c3: 2 or 3
m?    Mastery step of choice
m=    Mastery step on the track of the Project’s colour
p+    another Project
v1    1 VP; v2, v3: 2 or 3
pm    paid Mastery step`,
  otherValues: 'All other values, as in the file',

  // The comments of an edition file: what the owner of a board looks up, and where.
  'comment.head':
    'The reference edition of Tabannusi, for you to fill in. Anything after // on a line is a comment. We have no pictures of the printed board, so many values are our own. Go through the parts below with your box open and enter what is printed there. For each part that you have looked up, set "origin" to "stated". You may change or delete its "note".',
  'comment.id': 'A name of your choice: lower-case letters, digits and hyphens. "reference" is ours.',
  'comment.version': 'Increase it whenever you change a value after playing a game with this edition.',
  'comment.title': 'The name that people read.',
  'comment.districts':
    'Main board. Names of Districts 1 to 5; the Barge colours of a first game, District by District; the actions that each District shows, with one "tile" for every Action tile space; which way the Bot moves through the Districts.',
  'comment.dice': 'Rulebook, set-up: Resource dice of each colour with 2, 3 and 4 players.',
  'comment.timeTrack': 'Main board: spaces of the Time track, one Gold for each.',
  'comment.board':
    'The building grids of both sides, row by row as you see them: District 1 | border | District 2 | border | District 3. One code for each space, separated by blanks:',
  'comment.duo':
    'The side for 1 or 2 players. If the numbers printed on its spaces don’t run row by row, add "soloNumbers": rows like these, with a number for each space, 17/20 for border Water (its numbers in the left and the right District), and ## for no space.',
  'comment.full': 'The side for 3 or 4 players. "fourPlayerRows": how many of the last rows are for four players only.',
  'comment.playerBoard':
    'Player board. What is printed under the Houses, from left to right: Gold and Claim markers. Then the bonus at the end of each column of the coloured rows ("" for none), and the number of Crate slots.',
  'comment.mastery':
    'Main board, Mastery tracks, from bottom to top: the Building value on the left of each row; the bonus on the right of each row; the bonuses inside each track ("" for none). "blueLines": the rows that have a blue line above them; the bottom row is 0.',
  'comment.port':
    'Main board, Port. The bonus of each blue House space, in the order row 3, row 2, row 1, column 1, column 2, column 3. The Ships printed on the board, with row and column from 1.',
  'comment.ships': 'Ship tiles S01 to S15: the colour and the size. The rulebook explains them in this order.',
  'comment.ziggurat':
    'Main board, Ziggurat: the six House spaces of each section, in the order base left, base middle, base right, middle left, middle right, top. Each is "plain", "gold", or the colour of a Mastery track.',
  'comment.stocks': 'Rulebook, list of components: numbers of tiles, pieces and markers, and how many special Water tiles are on display.',
  'comment.specialWater': 'The special Water tiles: the bonus code of each.',
  'comment.urbanCards': 'Urban cards: the Houses required in Districts 1, 2, 3 and 4 (the Port), and the VP.',
  'comment.decrees': 'Decree cards D01 to D16: the symbol of each: "city", "harbour" or "garden".',
  'comment.solo':
    'Solo cards. For each King: the markers on Districts 1 to 5 of the Automa Urban card, whether the arrow at C points up or down, and the first Decrees. For each Automa card: its number; three rows from top to bottom with action, symbol and Number tile (1, 2 or 3); the row that the large arrow points at, counted from the top; the bonus at the bottom.',
} as const;

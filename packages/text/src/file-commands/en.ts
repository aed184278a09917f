/** `tabannusi record`, `position` and `edition`, in English. */

export const files = {
  aboutRecord: 'look at recorded and saved games, verify them, have them told, make copies',
  aboutPosition: 'look at a position of a game and check it',
  aboutEdition: 'look at what is printed on the board, and type in your own',
  recordShow: 'show who played, how the game ended and where the VP come from; with a moment, the board as it was',
  recordVerify:
    'play games again and say whether they hold: chance against the seed, every decision, the hash of every turn; the first difference is named',
  recordPlay: 'tell a game in words, turn by turn, with the board after scorings; at a terminal it waits for Enter after each turn',
  recordConvert: 'make a copy in another form: a record, the position at a moment, the log in words, or a saved game that can be played on',
  positionShow: 'show the board, the players and what is asked',
  positionCheck: 'say all that is wrong with a position',
  editionShow: 'show the values of an edition and how we know them',
  editionCheck: 'say all that is wrong with an edition',
  editionNew:
    'write a copy of the reference edition with comments: open it in an editor, type in what is printed on your board, and check it',
  gameFile: 'a record, a saved game or a proof of dice; - is standard input',
  gameFiles: 'records, saved games and proofs of dice; - is standard input',
  positionFile: 'a position; - is standard input',
  editionFile: 'an edition, with comments or without; - is standard input',
  editionFileOrReference: 'an edition, with comments or without; - is standard input; without a file, the reference edition',
  newFile: 'the file to be written, such as my-board.jsonc',
  /** Placeholders, shown in brackets. Each is one word without a blank. */
  formPlaceholder: 'form',
  turnOption: 'show the board at the beginning of this turn; turns count from 1',
  momentOption: 'show the board after so many decisions and outcomes of chance',
  momentOfCopyOption: 'stop after so many decisions and outcomes of chance; by default at the end',
  seatOption: 'show the secret cards of this player; players count from 1, without it you see what everybody may',
  speedOption: 'do not wait for Enter: tell so many lines a second',
  fromOption: 'begin with this turn; turns count from 1',
  toOption: 'the form of the copy: {forms}',
  outOption: 'write to a file instead of standard output; a file that is there stays, unless you use --force',
  stripSeedOption: 'leave the seed out, so that nobody can tell what will be drawn; for a copy to share',
  showExample: 'who played, and how it ended',
  showTurnExample: 'the board at the beginning of turn {turn, number}, with the cards of player {seat, number}',
  verifyManyExample: 'plays many games again',
  verifyInputExample: 'reads standard input and answers in JSON',
  playExample: 'tells the game from turn {turn, number} on',
  shareExample: 'a copy for others, without the seed',
  positionExample: 'the position after {moment, number} decisions and outcomes of chance',
  continueExample: 'a saved game, to be played on',
  seatExample: 'the position as player {seat, number} sees it',
  checkExample: 'says what is wrong, if anything is',
  referenceExample: 'the edition that we play with',
  newEditionExample: 'a copy for you to fill in',

  standardInput: 'standard input',
  folder: '{file}: this is a folder, not a file.',
  noPermission: '{file}: you have no permission for this file.',
  /** In bytes. */
  tooLarge: '{file}: more than {limit, number} bytes. No file of this game is so large, so it was not read.',
  compressed: '{file}: this is compressed (gzip). Unpack it first.',
  utf16: '{file}: this text is written in UTF-16. Save it as UTF-8.',
  notText: '{file}: this is no text in UTF-8.',
  empty: '{file}: there is nothing in it.',
  brokenJson:
    '{file}: this is not JSON. {ends, select, yes {It ends too early, in line {line, number}, column {column, number}.} no {It breaks in line {line, number}, column {column, number}.}}',
  written: '{file}: written.',

  /** `reason` is a sentence, `more` the number of further faults. */
  verified:
    '{file}: {kind, select, record {the record holds.} table {the saved game holds.} proof {the proof holds.}} Played again: {turns, plural, one {# turn} other {# turns}}, {decisions, plural, one {# decision} other {# decisions}}. {seed, select, yes {Chance follows from the seed.} no {There is no seed, so chance was taken as it stands.} proof {Every outcome was drawn again from the secrets.}}',
  /** Follows the sentence on a valid proof; `trusted` is the number of players whose share nobody else knew before the game was sealed. */
  proven:
    '{trusted, plural, =0 {No player’s share was secret until the table was sealed, so the server could have chosen the dice.} one {The dice were fixed before the first decision. Only the server and # player together could have chosen them.} other {The dice were fixed before the first decision. Only the server and all # players together could have chosen them.}} This does not show whether the server looked at them. Compare the seal with the one that you were shown before the game: {seal}.',
  chainHolds: 'The chain of entries holds. It ends with {chain}.',
  notVerified:
    '{file}: {kind, select, record {the record does not hold.} table {the saved game does not hold.} proof {the proof does not hold.}} {reason}{more, plural, =0 {} one { There is # more fault.} other { There are # more faults.}}',
  /** The file has another format, or rules of another version. */
  notJudged: '{file}: this cannot be read here. {reason}',
  edition: 'Edition: {title} ({id}), version {version, number}, content {hash}',
  switches: 'Other than usual: {switches}',
  /** A switch that differs from its default; an item of a list after a colon. */
  switch:
    '{name, select, refillWithGold {Gold does not pay for refilling a Crate (A-23)} finalCompensation {no dice are returned and compensated in Final Scoring (A-117)} firstGame {the Barges of a first game (C-08)} masteryRight {right-hand Mastery bonuses only when the lowest row rises (C-16)}}',
  noSeed: 'Seed: none. Chance is told, but cannot be proved.',
  branch: 'Played on from another game after {outcomes, plural, one {# outcome} other {# outcomes}} of chance.',
  length:
    '{turns, plural, one {# turn} other {# turns}}, {decisions, plural, one {# decision} other {# decisions}}, {outcomes, plural, one {# outcome} other {# outcomes}} of chance.',
  /** `turn` is 0 in set-up. */
  notOver: 'The game is not over: {turn, plural, =0 {set-up} other {turn #}}, moment {moment, number}.',
  moment: 'Moment {moment, number} of {last, number}, {turn, plural, =0 {in set-up} other {in turn #}}',
  chanceAsked: 'Chance is about to decide.',
  pressEnter: '(Enter: go on; q and Enter: stop)',
  seedNeeded: '{file}: the record has no seed. Without one the game cannot be played on.',
  stripsRecordsOnly: '{option} is for copies as a record only; found: {form}.',
  eitherMoment: 'Name a turn or a moment, not both.',

  positionHolds: '{file}: the position holds.',
  positionFaults: '{file}: {faults, plural, one {# fault in the position} other {# faults in the position}}.',
  editionHolds: '{file}: the edition “{title}” holds. Its content is {hash}.',
  editionFaults: '{file}: {faults, plural, one {# fault in the edition} other {# faults in the edition}}.',
  /** A shipped edition has the same name but other values. */
  nameTaken:
    'id, version: {id} {version, number} is the name of our own edition, but your values are others. Give yours another id, so that nobody takes it for ours.',
  sameAsReference: 'It is the reference edition, value by value.',
  /** Headings. */
  grid: '{side, select, duo {The building grids for 1-2 players} full {The building grids for 3-4 players}}',
  fourPlayerRows:
    '{rows, plural, one {The last row is there with four players only.} other {The last # rows are there with four players only.}}',
  codes: 'What the codes mean',
  /** One code on each line: first those of spaces, then those of bonuses. */
  codeList: `..    plain space
##    no space
~~    printed Water, in borders only; ~ and a bonus code: Water with that bonus
W+    highest white die of its Barge; Y+ yellow, B+ brown, U+ blue, G+ green
r?    die of any colour from the supply
au    Gold; au2, au3: so much
wt    regular Water tile
sw    special Water tile
gt    Garden tile
ar    Architect move
cr    Crate refill
c1    Claim marker; c2, c3: so many
m?    Mastery step of choice
m=    Mastery step on the track of the Project’s colour
p+    another Project
v1    VP; v2, v3: so many
pm    pay for a Mastery step`,
  otherValues: 'All other values, as in the file',

  // The comments of an edition file: what the owner of a board looks up, and where.
  'comment.head':
    'The reference edition of Tabannusi, for you to fill in. What stands after // on a line is a comment and is not read. The pictures of the printed board are lost to us, so many values are our own. Go through the parts below with your box open, type in what is printed there, and set the "origin" of a part that you have looked up to "stated". Its "note" may be changed or left out.',
  'comment.id': 'A name of your own: small letters, digits and hyphens. "reference" is ours.',
  'comment.version': 'Raise it whenever you change a value after a game was played with it.',
  'comment.title': 'What people read.',
  'comment.districts':
    'Main board. Names of Districts 1 to 5; the Barge colours of a first game, District by District; the actions that each District shows, one "tile" for every space of an Action tile; which way the Bot walks through the Districts.',
  'comment.dice': 'Rulebook, set-up: Resource dice of each colour with 2, 3 and 4 players.',
  'comment.timeTrack': 'Main board: spaces of the Time track, one Gold for each.',
  'comment.board':
    'The building grids of both sides, row by row as you see them: District 1 | border | District 2 | border | District 3. A code for each space, with blanks between:',
  'comment.duo':
    'The side for 1-2 players. If the numbers printed on its spaces do not run row by row, add "soloNumbers": rows like those below with a number for each space, 17/20 for border Water (its number in the left and in the right District) and ## for no space.',
  'comment.full': 'The side for 3-4 players. "fourPlayerRows": how many of the last rows are for four players only.',
  'comment.playerBoard':
    'Player board. What stands under the Houses, from the left: Gold and Claim markers. Then the bonus at the end of each column of the coloured rows ("" for none) and the number of Crate slots.',
  'comment.mastery':
    'Player board, Mastery tracks, all from the bottom up: the Building value at the left of each row; the bonus at the right of each row; what stands inside each track ("" for none). "blueLines": the rows above which a blue line lies; the bottom row is 0.',
  'comment.port':
    'Main board, Port. The bonus of each blue House space, in the order row 3, row 2, row 1, column 1, column 2, column 3. The Ships printed on the board, with row and column from 1.',
  'comment.ships': 'Ship tiles S01 to S15: the colour and the number of Ships. What they do stands in the rulebook, in this order.',
  'comment.ziggurat':
    'Main board, Ziggurat: the six House spaces of each section: base left, base middle, base right, middle left, middle right, top. "plain", "gold", or the colour of the Mastery track.',
  'comment.stocks': 'Rulebook, list of components: numbers of tiles, pieces and markers, and how many special Water tiles lie open.',
  'comment.specialWater': 'The special Water tiles: the bonus code of each.',
  'comment.urbanCards': 'Urban cards: the Houses asked for in Districts 1, 2, 3 and 4 (the Port), and the VP.',
  'comment.decrees': 'Decree cards D01 to D16: the symbol of each: "city", "harbour" or "garden".',
  'comment.solo':
    'Solo cards. Of each King: the markers on Districts 1 to 5 of the Automa Urban card, whether the arrow at C points up or down, and the first Decrees. Of each Automa card: its number; three rows from the top with action, symbol and the Number tile as 1, 2 or 3; the row that the large arrow points at, from the top; the bonus at the foot.',
} as const;

/** `tabannusi sim` and `tournament`, in English. */

export const sim = {
  about: 'let bots play many games and sum them up',
  playersOption: 'how many players',
  gamesOption: 'how many games',
  seedOption: 'the same seed gives the same games; by default one is drawn and told',
  /** `bots` are the names of the built-in bots. */
  botsOption: 'who plays, separated by commas: {bots}, or cmd: and the command of a program of your own; too few are repeated',
  botOption: 'one more bot; can be given several times, and may contain commas',
  botTimeOption: 'milliseconds that a program of your own has for a decision',
  jobsOption: 'how many games are played at the same time; by default one for each core',
  csvOption: 'write a line for every game and seat to this file',
  /** Descriptions of example command lines. */
  manyExample: 'a thousand games between two bots, the same ones every time',
  soloExample: 'a thousand games of one bot against the Bot of the Solo mode',
  programExample: 'a program of your own against one of our bots',
  /** With --solo, there is one player. */
  soloAlone: '--solo is a game of one player: leave --players out.',
  tooManyBots: '{bots, plural, one {# bot is} other {# bots are}} named for {players, number} players. Name fewer, or use --players.',
  /** What a seed may be, after a colon. */
  seedForm: 'up to {length, number} characters, no control characters',
  /** What a bot may be, after a colon. */
  botForm: '{bots}, or cmd: and a command',

  /** `time` is minutes and seconds, as on a clock. If there is less than one game per second, it counts as slow. */
  progress: '{done, number} of {games, number} games, {rate, number} a second, {time} left',
  slowProgress: '{done, number} of {games, number} games, {time} left',

  title: '{games, plural, one {# game} other {# games}} of {players, number} players, seed {seed}',
  soloTitle: '{games, plural, one {# game} other {# games}} against {king}, seed {seed}',
  interrupted:
    'Interrupted: {games, plural, one {# game of {ordered, number} was played to the end and counts here.} other {# games of {ordered, number} were played to the end and count here.}}',
  noGames: 'No game was played to the end.',
  /** Column headings. */
  headBot: 'Bot',
  headGames: 'Games',
  headWins: 'Wins',
  headWinRate: 'Share',
  headInterval: '95% interval',
  headMean: 'Mean VP',
  headSpread: 'Spread',
  headInPlay: 'In play',
  /** Cells. */
  whole: '{value, number}',
  tenths: '{value, number, ::.0}',
  hundredths: '{value, number, ::.00}',
  share: '{value, number, ::percent .0}',
  interval: '{low, number, ::percent .0} – {high, number, ::percent .0}',

  decisions: 'Decisions a game: {mean, number, ::.0} on average, from {min, number} to {max, number}.',
  turns: 'Turns a game: {mean, number, ::.0} on average, from {min, number} to {max, number}.',
  sourcesTitle: 'Mean VP by source',
  source: `{source, select,
    start {At the start}
    district1 {District 1} district2 {District 2} district3 {District 3} district4 {District 4 (Port)} district5 {District 5 (Ziggurat)}
    spaces {Bonuses of spaces} columns {Column bonuses} mastery {Mastery tracks} actionTiles {Action tiles} ships {Abilities of Ships}
    decrees {Decrees} urbanCards {Urban cards} harbormasters {Harbormasters}
  }`,
  total: 'Total',
  useTitle: 'Use: in how many games it was in play, and how often each bot used it in a game.',
  useGroup: `{group, select,
    actions {Actions} actionTiles {Action tiles} ships {Ships (marked)} harbormasters {Harbormasters} decrees {Decrees (scored)}
    zigguratTiles {Ziggurat tiles (claimed)} urbanCards {Urban cards (held at the end; fulfilled)} bonuses {Bonuses of spaces and Water}
  }`,
  action: `{action, select,
    project {Project} construct {Construct} gardening {Gardening} tile {Action tile} ship {Ship} portHouse {House in the Port}
    zigguratHouse {House in the Ziggurat}
  }`,
  bonus: `{bonus, select,
    bargeDie {Die from a Barge} supplyDie {Die from the supply} gold {Gold} water {Water tile} specialWater {Special Water tile}
    garden {Garden tile} architect {Architect move} refill {Crate refill} claims {Claim markers} step {Step of choice}
    projectStep {Step of the Project’s colour} project {Another Project} vp {VP} paidStep {Step that is paid for}
  }`,
  /** A tile or card, by its printed number and its name. */
  tile: '{number}: {name}',
  /** A Ship that is printed on the board and has no number. */
  printedTile: 'Printed on the board: {name}',

  botFault: `{kind, select,
    notStarted {{bot} could not be started, or did not say hello as it should. From then on random plays for it.}
    slow {{bot} gave no answer in time, {count, plural, one {once} other {# times}}. Random answered for it.}
    died {{bot} ended by itself, {count, plural, one {once} other {# times}}. Random answered for it.}
    illegal {{bot} answered with what was not among the choices, {count, plural, one {once} other {# times}}. Random answered for it.}
    refused {{bot} answered with an error, {count, plural, one {once} other {# times}}. Random answered for it.}
    garbage {{bot} wrote a line that is no answer, {count, plural, one {once} other {# times}}. Random answered for it.}
    wrongId {{bot} answered what it was not asked, {count, plural, one {once} other {# times}}. Random answered for it.}
    tooLong {{bot} wrote a line of more than 1 MiB, {count, plural, one {once} other {# times}}. Random answered for it.}
    gone {{bot} had been given up and was not asked, {count, plural, one {once} other {# times}}. Random answered for it.}
  }`,
  /** The last output of the program: its standard error, or a message of the system. */
  botSaid: 'The last that was heard of {bot} before its first fault: {text}',
} as const;

export const tournament = {
  about: 'let bots play against each other and rate them',
  /** `bots` are the names of the built-in bots. */
  botsOption: 'who takes part, separated by commas, each once: {bots}',
  gamesOption: 'how many games every line-up plays, rounded up so that each seed is played from each seat; with --until at most',
  iterationsOption: 'how many iterations a bot that plans spends on a question; by default as many as usual',
  untilOption:
    'go on until it is clear whether the bot that is named first wins more or less than this share: 200 to 2,000 games of two players',
  fileOption: 'keep the games in this file; if it is there already, go on from it',
  svgOption: 'draw the ratings as a picture into this file',
  /** Descriptions of example command lines. */
  ladderExample: 'three of our bots, with a picture of their ratings',
  fileExample: 'if you interrupt it, the same command continues',
  untilExample: 'whether builder wins 65% of its games against apprentice',
  /** What --until may be, after a colon. */
  untilForm: 'a share between 0 and 1, such as 0.65',
  howManyBots: '{bots, plural, one {# bot is} other {# bots are}} named; a tournament has {min, number} to {max, number}.',
  sameBot: '{bot} is named twice: everyone takes part once.',
  /** --until is only for games of two players. */
  untilForTwo: '--until is for games of two players: leave --players out.',
  tooManyGames: 'That would be {games, number} games, and {limit, number} are allowed. Name fewer bots or fewer games.',

  /** Faults of the file for --file, which is not changed. */
  notATournament: '{file} is no tournament, and stays as it is.',
  otherProgram:
    'The tournament in {file} was begun by version {program} of this program, whose bots may play differently from those of version {version}. It stays as it is.',
  badTournament: 'The tournament in {file} cannot go on, and stays as it is: something is wrong at {path}.',
  otherTournament: 'The tournament in {file} was begun with another {option}. Leave the option out, or name another file.',
  otherGames: 'The bots now play differently from the games in {file}. It stays as it is; name another file.',
  inUse: 'The tournament in {file} is being played already (process {process}). If that is not so, delete {lock}.',

  title: 'Tournament of {games, plural, one {# game} other {# games}} with {players, number} players, seed {seed}',
  goOn: 'The same command with --file {file} goes on from here.',
  /** What the figures mean. */
  scale: 'Ratings are on the scale of Elo, with the mean of all bots at 0; intervals are of 95%.',
  /** Column headings. */
  headRating: 'Rating',
  headMeeting: 'Against each other',
  headAhead: 'Ahead',
  /** Cells. */
  rating: '{value, number, ::sign-except-zero .}',
  ratingInterval: '{low, number, ::sign-except-zero .} to {high, number, ::sign-except-zero .}',
  meeting: '{first} – {second}',
  scores: '{first, number, ::.0} : {second, number, ::.0}',
  /** The result of --until: the first bot wins more than the share, or less, or neither is certain. */
  verdict: `{verdict, select,
    more {{first} against {second}: wins more than {share, number, ::percent .#}.}
    less {{first} against {second}: wins less than {share, number, ::percent .#}.}
    unclear {{first} against {second}: not clear whether it wins {share, number, ::percent .#}.}
  }`,

  /** The texts of the ladder's picture. */
  svgTitle: 'How strong the bots are',
  svgAxis: 'Rating (Elo, mean of all 0), with intervals of 95%',
} as const;

export const bench = {
  about: 'measure the program on this machine',
  botsAbout: 'print how many positions each bot makes in a turn, how many ends of turns it judges, and how long that takes',
  /** `bots` are the names of the built-in bots. */
  botsOption: 'which bots, separated by commas; by default all: {bots}',
  gamesOption: 'how many games each bot plays with itself',
  example: 'two bots, in two games each',
  /** Column headings: means of a turn, and milliseconds. */
  headTurns: 'Turns',
  headNodes: 'Nodes',
  headLeaves: 'Leaves',
  headMedian: 'Median ms',
  headP95: 'p95 ms',
} as const;

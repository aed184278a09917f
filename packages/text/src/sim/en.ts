/** `tabannusi sim` and `tournament`, in English. */

export const sim = {
  about: 'let bots play many games and summarise the results',
  playersOption: 'number of players',
  gamesOption: 'number of games',
  seedOption: 'the same seed gives the same games; default: a random seed, which is printed',
  /** `bots` are the names of the built-in bots. */
  botsOption: 'bots that play, separated by commas: {bots}; or cmd: and the command of your own program; repeated to fill all seats',
  botOption: 'add a bot; its command may contain commas; can be repeated',
  botTimeOption: 'milliseconds that your own program has for a decision',
  jobsOption: 'number of games played at the same time; default: one per core',
  csvOption: 'file to write a line to for every game and seat',
  /** Descriptions of example command lines. */
  manyExample: 'a thousand games between two bots, the same each time',
  soloExample: 'a thousand solo games of one bot against the Bot of a King',
  programExample: 'your own program against one of our bots',
  /** With --solo, there is one player. */
  soloAlone: '--solo is for one player: leave out --players.',
  tooManyBots: 'There {bots, plural, one {is # bot} other {are # bots}} for {players, number} players. Name fewer bots, or use --players.',
  /** What a seed may be, after a colon. */
  seedForm: 'up to {length, number} characters, no control characters',
  /** What a bot may be, after a colon. */
  botForm: '{bots}, or cmd: and a command',

  /** `time` is minutes and seconds, as on a clock. If there is less than one game per second, it counts as slow. */
  progress: '{done, number} of {games, number} games, {rate, number} per second, {time} left',
  slowProgress: '{done, number} of {games, number} games, {time} left',

  title: '{games, plural, one {# game} other {# games}} of {players, number} players, seed {seed}',
  soloTitle: '{games, plural, one {# game} other {# games}} against {king}, seed {seed}',
  interrupted: 'Interrupted: these results cover the {games, plural, one {# game} other {# games}} of {ordered, number} that finished.',
  noGames: 'No game finished.',
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

  decisions: 'Decisions per game: {mean, number, ::.0} on average, from {min, number} to {max, number}.',
  turns: 'Turns per game: {mean, number, ::.0} on average, from {min, number} to {max, number}.',
  sourcesTitle: 'Mean VP by source',
  source: `{source, select,
    start {At the start}
    district1 {District 1} district2 {District 2} district3 {District 3} district4 {District 4 (Port)} district5 {District 5 (Ziggurat)}
    spaces {Bonuses of spaces} columns {Column bonuses} mastery {Mastery tracks} actionTiles {Action tiles} ships {Abilities of Ships}
    decrees {Decrees} urbanCards {Urban cards} harbormasters {Harbormasters}
  }`,
  total: 'Total',
  useTitle: 'Use: in how many games it was in play, and uses per game by each bot.',
  useGroup: `{group, select,
    actions {Actions} actionTiles {Action tiles} ships {Ships (claimed)} harbormasters {Harbormasters} decrees {Decrees (scored)}
    zigguratTiles {Ziggurat tiles (claimed)} urbanCards {Urban cards (held at the end; fulfilled)} bonuses {Bonuses of spaces and Water}
  }`,
  action: `{action, select,
    project {Project} construct {Construct} gardening {Gardening} tile {Action tile} ship {Ship} portHouse {House in the Port}
    zigguratHouse {House in the Ziggurat}
  }`,
  bonus: `{bonus, select,
    bargeDie {Die from a Barge} supplyDie {Die from the supply} gold {Gold} water {Water tile} specialWater {Special Water tile}
    garden {Garden tile} architect {Architect move} refill {Crate refill} claims {Claim markers} step {Step of choice}
    projectStep {Step in the Project’s colour} project {Another Project} vp {VP} paidStep {Paid step}
  }`,
  /** A tile or card, by its printed number and its name. */
  tile: '{number}: {name}',
  /** A Ship that is printed on the board and has no number. */
  printedTile: 'Printed on the board: {name}',

  botFault: `{kind, select,
    notStarted {{bot} didn’t start, or didn’t answer “hello” correctly. Random choices replaced it.}
    slow {{bot} didn’t answer in time, {count, plural, one {once} other {# times}}. A random choice was made each time.}
    died {{bot} exited, {count, plural, one {once} other {# times}}. A random choice was made each time.}
    illegal {{bot} answered with something that wasn’t a choice, {count, plural, one {once} other {# times}}. A random choice was made each time.}
    refused {{bot} answered with an error, {count, plural, one {once} other {# times}}. A random choice was made each time.}
    garbage {{bot} wrote a line that isn’t an answer, {count, plural, one {once} other {# times}}. A random choice was made each time.}
    wrongId {{bot} answered a different question, {count, plural, one {once} other {# times}}. A random choice was made each time.}
    tooLong {{bot} wrote a line of more than 1 MiB, {count, plural, one {once} other {# times}}. A random choice was made each time.}
    gone {{bot} had failed too often and was no longer asked, {count, plural, one {once} other {# times}}. A random choice was made each time.}
  }`,
  /** The last output of the program: its standard error, or a message of the system. */
  botSaid: 'Last output of {bot} before its first fault: {text}',
} as const;

export const tournament = {
  about: 'let bots play against each other and rate them',
  /** `bots` are the names of the built-in bots. */
  botsOption: 'bots that take part, separated by commas, each once: {bots}',
  gamesOption: 'number of games for each line-up, rounded up so that each seed is played from each seat; with --until, the maximum',
  iterationsOption: 'number of iterations that a planning bot spends on a question; default: the bot’s own number',
  untilOption: 'play until it is clear whether the first bot wins more or less than this share: 200 to 2,000 games of two players',
  fileOption: 'file to keep the games in; if it exists, the tournament in it continues',
  svgOption: 'file to draw the ratings in, as a picture',
  /** Descriptions of example command lines. */
  ladderExample: 'three of our bots, with a picture of their ratings',
  fileExample: 'if you interrupt it, the same command continues',
  untilExample: 'finds out whether builder wins 65% of its games against apprentice',
  /** What --until may be, after a colon. */
  untilForm: 'a share between 0 and 1, such as 0.65',
  howManyBots: 'There {bots, plural, one {is # bot} other {are # bots}}. Name {min, number} to {max, number} for a tournament.',
  sameBot: '{bot} is named twice. Name each bot once.',
  /** --until is only for games of two players. */
  untilForTwo: '--until is for games of two players: leave out --players.',
  tooManyGames: 'That would be {games, number} games; at most {limit, number} are allowed. Choose fewer bots or games.',

  /** Faults of the file for --file, which is not changed. */
  notATournament: '{file} isn’t a tournament file, and wasn’t changed.',
  otherProgram:
    'Version {program} of this program started the tournament in {file}. Its bots may play differently from those of version {version}. The file wasn’t changed; choose another one.',
  badTournament: 'The tournament in {file} can’t continue: it is damaged at {path}. The file wasn’t changed; choose another one.',
  otherTournament: 'The tournament in {file} was started with a different {option}. Leave out the option, or choose another file.',
  otherGames: 'The bots now play differently than they did in the games in {file}. The file wasn’t changed; choose another one.',
  inUse: 'The tournament in {file} is already running (process {process}). If it isn’t, delete {lock}.',

  title: 'Tournament of {games, plural, one {# game} other {# games}} with {players, number} players, seed {seed}',
  goOn: 'To continue, use the same command with --file {file}.',
  /** What the figures mean. */
  scale: 'Elo ratings, with the mean of all bots at 0, and 95% intervals.',
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
  svgTitle: 'Strength of the bots',
  svgAxis: 'Rating (Elo, mean 0), with 95% intervals',
} as const;

export const bench = {
  about: 'measure the program on this machine',
  botsAbout: 'print how many positions and ends of turns each bot looks at in a turn, and how long that takes',
  /** `bots` are the names of the built-in bots. */
  botsOption: 'bots to measure, separated by commas; default: all of {bots}',
  gamesOption: 'number of games that each bot plays against itself',
  example: 'two games of each bot',
  /** Column headings: means of a turn, and milliseconds. */
  headTurns: 'Turns',
  headNodes: 'Nodes',
  headLeaves: 'Leaves',
  headMedian: 'Median ms',
  headP95: 'p95 ms',
} as const;

/** `tabannusi tournament`, in English. */
import type { CliMessages } from '../values.ts';

export const tournament: CliMessages['tournament'] = {
  about: 'let bots play against each other and rate them',
  botsOption: 'who takes part, separated by commas, each once: {bots}',
  gamesOption: 'how many games every line-up plays, rounded up so that each seed is played from each seat; with --until at most',
  iterationsOption: 'how many iterations builder and architect spend on a question; by default as many as usual',
  untilOption:
    'go on until it is clear whether the bot that is named first wins more or less than this share: 200 to 2,000 games of two players',
  fileOption: 'keep the games in this file; if it is there already, go on from it',
  svgOption: 'draw the ratings as a picture into this file',
  ladderExample: 'three of our bots, with a picture of their ratings',
  fileExample: 'can be broken off, and goes on where it was with the same command',
  untilExample: 'whether builder wins 65% of its games against apprentice',
  untilForm: 'a share between 0 and 1, such as 0.65',
  howManyBots: '{bots, plural, one {# bot is} other {# bots are}} named; a tournament has {min, number} to {max, number}.',
  sameBot: '{bot} is named twice: everyone takes part once.',
  untilForTwo: '--until is for games of two players: leave --players out.',
  tooManyGames: 'That would be {games, number} games, and {limit, number} are allowed. Name fewer bots or fewer games.',

  notATournament: '{file} is no tournament, and stays as it is.',
  otherProgram:
    'The tournament in {file} was begun by version {program} of this program, whose bots may play differently from those of version {version}. It stays as it is.',
  badTournament: 'The tournament in {file} cannot go on, and stays as it is: something is wrong at {path}.',
  otherTournament: 'The tournament in {file} was begun with another {option}. Leave the option out, or name another file.',
  otherGames: 'The bots now play differently from the games in {file}. It stays as it is; name another file.',
  inUse: 'The tournament in {file} is being played already (process {process}). If that is not so, delete {lock}.',

  title: 'Tournament of {games, plural, one {# game} other {# games}} with {players, number} players, seed {seed}',
  brokenOff:
    'Broken off: {games, plural, one {# game of {ordered, number} was played to the end, and counts here.} other {# games of {ordered, number} were played to the end, and count here.}}',
  goOn: 'The same command with --file {file} goes on from here.',
  scale: 'Ratings are on the scale of Elo, with the mean of all bots at 0; intervals are of 95%.',
  headRating: 'Rating',
  headMeeting: 'Against each other',
  headAhead: 'Ahead',
  rating: '{value, number, ::sign-except-zero .}',
  ratingInterval: '{low, number, ::sign-except-zero .} to {high, number, ::sign-except-zero .}',
  meeting: '{first} – {second}',
  scores: '{first, number, ::.0} : {second, number, ::.0}',
  verdict: `{verdict, select,
    more {{first} against {second}: wins more than {share, number, ::percent .#}.}
    less {{first} against {second}: wins less than {share, number, ::percent .#}.}
    unclear {{first} against {second}: not clear whether it wins {share, number, ::percent .#}.}
  }`,

  svgTitle: 'How strong the bots are',
  svgAxis: 'Rating (Elo, mean of all 0), with intervals of 95%',
};

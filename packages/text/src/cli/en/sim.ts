/** `tabannusi sim`, in English. */
import type { CliMessages } from '../values.ts';

export const sim: CliMessages['sim'] = {
  about: 'let bots play many games and sum them up',
  playersOption: 'how many players',
  soloOption: 'one player against the Bot of this King: {kings}',
  gamesOption: 'how many games',
  seedOption: 'the same seed gives the same games; by default one is drawn and told',
  botsOption: 'who plays, separated by commas: {bots}, or cmd: and the command of a program of your own; too few are repeated',
  botOption: 'one more bot; can be given several times, and may contain commas',
  botTimeOption: 'milliseconds that a program of your own has for a decision',
  jobsOption: 'how many games are played at the same time; by default one for each core',
  csvOption: 'write a line for every game and seat to this file',
  manyExample: 'a thousand games between two bots, the same ones every time',
  soloExample: 'a thousand games of one bot against the Bot of the Solo mode',
  programExample: 'a program of your own against one of our bots',
  soloAlone: '--solo is a game of one player: leave --players out.',
  tooManyBots: '{bots, plural, one {# bot is} other {# bots are}} named for {players, number} players. Name fewer, or use --players.',
  seedForm: 'up to {length, number} characters, no control characters',
  botForm: '{bots}, or cmd: and a command',

  progress: '{done, number} of {games, number} games, {rate, number} a second, {time} left',
  slowProgress: '{done, number} of {games, number} games, {time} left',

  title: '{games, plural, one {# game} other {# games}} of {players, number} players, seed {seed}',
  soloTitle: '{games, plural, one {# game} other {# games}} against {king}, seed {seed}',
  brokenOff:
    'Broken off: {games, plural, one {# game of {ordered, number} was played to the end, and counts here.} other {# games of {ordered, number} were played to the end, and count here.}}',
  noGames: 'No game was played to the end.',
  headBot: 'Bot',
  headGames: 'Games',
  headWins: 'Wins',
  headWinRate: 'Share',
  headInterval: '95% interval',
  headMean: 'Mean VP',
  headSpread: 'Spread',
  headInPlay: 'In play',
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
  tile: '{number}: {name}',
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
  botSaid: 'The last that was heard of {bot} before its first fault: {text}',
};

/** What the command `npm run demo` says, in English. */
import type { CliMessages } from '../values.ts';

export const start: CliMessages['start'] = {
  title: 'Tabannusi: Builders of Ur',
  about: 'An unofficial digital version, see NOTICE.md. Random players play one game.',
  seed: 'Seed: {seed}',
  repeat: 'The same game again: {command}',
  players: 'Players, clockwise: {players}',
  edition:
    'Edition: {edition}, version {version, number}. The pictures of the printed board are lost to us, so not every value is the original one:',
  origin: '{origin}: {groups}.',
  missing: 'Not played by this command: the Solo mode.',
  setUp: 'Set-up',
  round: 'Round {round, number}',
  roundGoesOn: 'Round {round, number} goes on',
  boardAfterSetUp: 'The board after set-up',
  boardAfterScoring: 'The board after the scoring',
  boardAtEnd: 'The board at the end',
  inPlay: 'The tiles and cards of this game',
  scores: 'Where the VP come from',
  helpUsage: 'Plays a game of random players and prints it.',
  helpSeed: 'names the game; the same seed gives the same game; by default new',
  helpPlayers: '2, 3 or 4',
  helpSeen: 'What one sees:',
  helpHeader: 'where the values of the board come from, and what is not played here;',
  helpLog: 'set-up and turns, line by line; what an action or a scoring brings about stands further right below it;',
  helpBoard:
    'the board and what each player has, after set-up, after scorings and at the end; the signs are explained where the board is shown first;',
  helpInPlay: 'after set-up, what the tiles and cards of this game do;',
  helpScores: 'where the VP of each player come from, and who wins.',
};

/** The bots as opponents for people, in English. */

export const level = {
  /** Above a list in the terminal. */
  title: 'Bots, from the weakest to the strongest:',
  /** How each one plays: one sentence. */
  about: `{bot, select,
    apprentice {Takes what gains the most at once.}
    brickmaker {Plans a turn, but for quick gains, and slips now and then.}
    mason {Plans a turn and a little beyond it, and slips now and then.}
    builder {Plans every turn to its end and prepares the next ones.}
    architect {Also thinks about your answer and its own next turn.}
    vizier {Judges positions by what it learned from thousands of games.}
    sage {Thinks twice as long as the Vizier, and trusts its judgement more.}
    random {Takes any move. For trying things out.}
  }`,
  /** A bot in the middle of a sentence. */
  name: '{bot, select, apprentice {the Apprentice} brickmaker {the Brickmaker} mason {the Mason} builder {the Builder} architect {the Architect} vizier {the Vizier} sage {the Sage} random {random moves}}',
  /** No network was trained for such games. */
  notLearned: 'It hasn’t learned such games: here it judges positions like the Architect.',
  /** A heading. */
  next: 'What to play next',
  /** `won` of the last `games` games with this bot as the strongest opponent were won. `level` and `next` are bots in the middle of a sentence. */
  up: 'You won {won, number} of your last {games, number} games against {level}. Try {next}.',
  down: 'You lost your last {games, number} games against {level}. Try {next}.',
  stay: '{games, plural, one {{won, plural, =0 {You lost} other {You won}} your last game} other {You won {won, number} of your last # games}} against {level}. Play against that level again.',
  top: 'You won {won, number} of your last {games, number} games against {level}: no bot is stronger.',
  /** A button. */
  play: 'Play against {level}',
} as const;

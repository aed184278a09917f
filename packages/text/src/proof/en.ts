/** The page that shows the proof of a game's dice, in English. */

export const proof = {
  title: 'Proof of the dice',
  back: 'Back to the table',
  checking: 'Checking the proof…',
  holds: 'The proof is valid.',
  fails: 'The proof is not valid.',
  /** What the check covered; lists of a count each. */
  drawn: '{outcomes, plural, one {# outcome was} other {# outcomes were}} drawn again from the secrets: every die, tile and card.',
  played: '{decisions, plural, one {# decision was} other {# decisions were}} checked against the rules.',
  chained: '{entries, plural, one {# entry} other {# entries}} of the table’s log were checked, each against the one before it.',
  /** `trusted`: the number of players whose share nobody else knew before the table was sealed. */
  fixed:
    '{trusted, plural, =0 {No player’s share was secret until the table was sealed.} other {The dice were fixed before the first decision.}}',
  chosen:
    '{trusted, plural, =0 {So the server could have chosen the dice.} one {Only the server and the one player with a secret share together could have chosen them.} other {Only the server and all # players with a secret share together could have chosen them.}}',
  early: '{early, plural, one {# share} other {# shares}} reached the server early and {early, plural, one {does} other {do}} not count.',
  proves: 'What this proves',
  provesNot: 'What this does not prove',
  notLooked: 'That nobody looked ahead: whoever runs the server can know which dice will come.',
  notTalked: 'That players kept their cards to themselves: they may have talked elsewhere.',
  notElsewhere: 'Anything about another game: each table has its own seal.',
  seal: 'Seal',
  sealSame: 'This browser saw the same seal before the game began.',
  sealOther: 'Before the game began, this browser saw another seal: {seal}. This proof is for a different game from the one you agreed to.',
  sealUnseen: 'This browser didn’t see the seal before the game began. Compare it with someone who did.',
  save: 'Save the proof',
  check: 'To check it elsewhere, save it and use this command in a copy of the game:',
  /** No proof. */
  notEnded: 'The proof is available when the game has ended.',
  noRecord: 'No game was played at this table, so there is nothing to prove.',
  noProof: 'The dice of this game can’t be proven, because the game began on one device.',
  noTable: 'There is no such table, or you may not look at it.',
  failed: 'The server did not answer as expected. Try again.',
  again: 'Try again',
} as const;

/** Why a command is refused; a refused command changes nothing. Codes are stable, and none reveals what the sender may not know. */
export const REFUSAL_CODES = [
  'noTable',
  /** Another command has this id, or the id has the form that is reserved for bots. */
  'idTaken',
  /** There is already a table with this id. */
  'exists',
  /** The game cannot be read, or it is over. */
  'badGame',
  /** The number of places is not the number of seats, or one person has two places. */
  'badPlaces',
  'noSeat',
  'notHost',
  'notSeated',
  'alreadySeated',
  'seatTaken',
  /** The seat is kept for another person. */
  'reserved',
  /** Not 64 hexadecimal digits. */
  'badCommitment',
  /** The table is sealed, so nobody can sit down; or the game has begun, so nobody can leave. */
  'sealed',
  'notReady',
  'alreadyReady',
  'alreadyShared',
  /** The share does not match the seat's commitment. */
  'otherShare',
  /** A share may still come: 20 seconds are not over since the table was sealed. */
  'tooSoon',
  'notBegun',
  'ended',
  'notEnded',
  /** Others play, too, and would have to consent. */
  'notAlone',
  'badOrders',
  /** The game has gone on since the entry that the sender had seen. */
  'stale',
  /** The sender has seen an entry that this node has not read yet. */
  'ahead',
  'notAsked',
  /** More decisions than a turn has, more orders than a game takes, or more changes of seats than a table takes. */
  'tooMany',
  'notLegal',
  /** A decision that makes a barrier is followed by more decisions. */
  'beyond',
  /** The last decision makes no barrier, so the commit is not a whole stretch. */
  'unfinished',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

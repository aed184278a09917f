/** Why a command is refused. Nothing has changed then. Codes are stable, and none of them tells what the sender may not know. */
export const REFUSAL_CODES = [
  'noTable',
  /** The command would open a table that is there. */
  'exists',
  /** What is to be played cannot be read, or is over. */
  'badGame',
  /** Not one place for each seat, or one person at two. */
  'badPlaces',
  'noSeat',
  'notHost',
  'notSeated',
  'alreadySeated',
  'seatTaken',
  /** The seat is kept for somebody else. */
  'reserved',
  /** The table is sealed: seats can no longer change. */
  'sealed',
  'notReady',
  'alreadyReady',
  'alreadyShared',
  /** The share is not what the seat had committed itself to. */
  'otherShare',
  'notBegun',
  'ended',
  'notEnded',
  /** Others play, too, and their consent is needed. */
  'notAlone',
  'badOrders',
  /** The game went on after what the sender had seen. */
  'stale',
  /** The sender has seen more than this node: it must read on. */
  'ahead',
  'notAsked',
  'tooMany',
  'notLegal',
  /** A decision makes a barrier, and others follow it. */
  'beyond',
  /** No barrier is made: a commit is a whole stretch. */
  'unfinished',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

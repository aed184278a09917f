/** Settings of the device and of a game, in English. */

export const setUp = {
  seats: 'Who sits where',
  edition: 'Edition',
  ownEditions: 'Editions that you open as a file are kept here, too.',
  forget: 'Delete “{name}” from this device',
  switches: 'Rule variants',
  refillWithGold: 'Gold may pay for refilling a Crate',
  finalCompensation: 'In the Final Scoring, too, dice are lost for compensation',
  masteryRight: 'Which step gains the right-hand bonus of a Mastery track',
  anyLowest: 'That of any marker that is lowest or tied for lowest',
  minRises: 'Only one after which the lowest marker stands higher',
  ruling: 'Ruling {ruling}',
} as const;

export const settings = {
  look: 'Language, light and pace',
  sound: 'Sounds of the pieces, and when a person’s turn begins',
  table: 'At the table',
  confirm: 'Ask before a turn ends',
  warnings: 'Warn of costly decisions that may be a slip',
  actionsLeft: 'The turn ends although an Action is possible',
  wastedStep: 'A step on a Mastery track has no effect',
  helpsOpponent: 'A scoring gives an opponent more',
  keys: 'Keys',
  keysMean: 'One letter each; an empty field switches the key off.',
  numbers: '1 to 9 pick the first nine choices',
  key: 'Key for: {deed}',
  sameKey: 'Every key can do one thing only.',
  reset: 'Restore the defaults',
  saved: 'Settings are kept on this device and take effect at once, in games under way as well.',
} as const;

export const choices = {
  marks: 'Signs besides colours',
  standing: 'Show the estimate “if the game ended now” in the place of the log',
  estimate: 'The table may look at the estimate “if the game ended now”',
  /** A shipped edition. */
  version: '{name}, version {version, number}',
} as const;

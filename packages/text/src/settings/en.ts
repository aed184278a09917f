/** Settings of the device and of a game, in English. */

export const setUp = {
  seats: 'Who sits where',
  edition: 'Edition',
  ownEditions: 'Editions that you open from a file appear here too.',
  forget: 'Delete “{name}” from this device',
  switches: 'Rule variants',
  refillWithGold: 'You may pay Gold to refill a Crate',
  finalCompensation: 'Final Scoring also takes dice and compensates for them',
  masteryRight: 'Right-hand bonus of the Mastery tracks: gained when you move',
  anyLowest: 'any marker that is lowest or tied for lowest',
  minRises: 'the only lowest marker',
  ruling: 'Ruling {ruling}',
} as const;

export const settings = {
  look: 'Appearance and language',
  sound: 'Play sounds for pieces and for the start of your turn',
  table: 'At the table',
  confirm: 'Ask before ending a turn',
  automatic: 'Make forced moves and suggested payments for me',
  recapWaits: 'Wait for Continue after other players’ turns',
  warnings: 'Warn about likely mistakes',
  actionsLeft: 'Ending a turn with Actions left',
  wastedStep: 'Wasting a Mastery step',
  helpsOpponent: 'Triggering a Scoring that helps an opponent more',
  keys: 'Keyboard shortcuts',
  keysMean: 'One letter or sign each. Leave a field empty to turn the shortcut off.',
  numbers: 'Type numbers to choose: 1 to 9, then 0 and another key',
  key: 'Shortcut for: {deed}',
  sameKey: 'This key is already in use. Choose another.',
  reset: 'Restore the defaults',
  saved: 'Settings are saved on this device and apply immediately, including in current games.',
} as const;

export const choices = {
  marks: 'Show symbols as well as colours',
  standing: 'Show the score estimate instead of the log',
  estimate: 'Allow the score estimate',
  /** A shipped edition. */
  version: '{name}, version {version, number}',
} as const;

/** What the keys of the table do. */
export const keyList = {
  choose: 'Choose from the list',
  chooseMore: 'Choose beyond the ninth: 0, then the second key',
  region: 'Go to the next region',
  within: 'Move within a region: spaces, pieces, log',
  confirm: 'Confirm, or take the suggested payment',
  close: 'Close what is open, or go back',
  list: 'Show this list',
  change: 'Change the keys',
} as const;

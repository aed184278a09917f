/** A game being played, in English: prompts, warnings, standing orders, and what the page shows around the board. */
import type { BuildingColour } from '@tabannusi/engine';
import type { Orders, Prompt, Seat, SeatSettings, Warning, WarningKind } from '@tabannusi/table';
import type { UndoStop } from '../names.ts';
import { colour, district } from '../phrases/en.ts';
import type { Messages } from '../speech/messages.ts';
import { select } from '../speech/messages.ts';
import type { TableRefusal, Undone } from './refused.ts';

const moves = '{moves, plural, one {# move} other {# moves}}';

/** Unless stated otherwise, `player` is the name of the player who is asked, sits there or has given an order. */
export const table = {
  /**
   * What the table waits for: the reader (`own`), another person or a bot; a confirmation by the reader (`confirm`) or by another
   * (`confirming`).
   */
  prompt: {
    own: '{player}, it’s your move.',
    person: 'Waiting for {player}.',
    bot: '{player} is thinking.',
    confirm: 'End the turn?',
    confirming: '{player} is about to end the turn.',
    sending: 'Sending…',
    over: 'The game is over.',
  } satisfies Messages<Seat['kind'] | Exclude<Prompt['wait'], 'decision'> | 'own' | 'confirming'>,
  /** On a shared screen: the request to hand over, and the button of the next person. */
  handOver: {
    ask: 'Hand the screen to {player}.',
    take: 'I am {player}: show my cards',
  },
  /** Why something was refused. `nothing`: there is nothing to do the `deed` to. */
  refusal: {
    notAsked: 'It is not for you to decide now.',
    confirming: 'The end of the turn waits for its confirmation: confirm it or take it back first.',
    nothing: select<Undone>('deed', {
      undo: 'There is nothing to take back.',
      redo: 'Nothing to redo.',
      restart: 'The turn stands at its beginning.',
      confirm: 'There is nothing to confirm.',
    }),
  } satisfies Messages<TableRefusal>,
  /** `actions` is a number; `helpsOpponent` has a District and the VP of the reader (`own`) and of the `player` (`opponent`). */
  warning: {
    actionsLeft:
      'The turn would end, but {actions, plural, one {# Action is left and possible} other {# Actions are left and at least one is possible}}.',
    wastedStep: 'A step on a Mastery track would be given up or have no effect.',
    helpsOpponent: `The Barge of ${district} would be empty. Its scoring would give {player} {opponent, number} VP and you {own, number} VP.`,
  } satisfies Messages<Warning['warning']>,
  /** What can be switched on and off: a confirmation, and the warnings. */
  setting: {
    confirm: 'Ask before a turn ends',
    actionsLeft: 'Warn when a turn ends although an Action is possible',
    wastedStep: 'Warn when a step on a Mastery track is wasted',
    helpsOpponent: 'Warn when emptying a Barge gives an opponent more VP',
  } satisfies Messages<Exclude<keyof SeatSettings, 'warnings'> | WarningKind>,
  /**
   * Standing orders: the heading of their list, a line for each order, and `none`. Steps of choice are made by the height of the markers,
   * declined, or made on the track of a `colour`. For dice, `dice` has `colours`, a list made of `die`, and their `count`.
   */
  orders: {
    heading: 'Standing orders: answers of {player} in other players’ turns',
    lowest: 'Step of choice: the Mastery track with the lowest marker.',
    highest: 'Step of choice: the Mastery track with the highest marker.',
    decline: 'Step of choice: make none.',
    track: `Step of choice: the ${colour} Mastery track, while it can be climbed.`,
    dice: '{count, plural, one {Die from the supply, if it is there: {colours}.} other {Die from the supply, the first of these that is there: {colours}.}}',
    die: colour,
    none: 'No standing order: ask each time.',
  } satisfies Messages<Exclude<NonNullable<Orders['steps']>, BuildingColour> | 'track' | 'dice' | 'die' | 'heading' | 'none'>,
  /** The kind of a seat: a word alone, in brackets or in a list. */
  seatKind: { person: 'person', bot: 'bot' } satisfies Messages<Seat['kind']>,
  /** `kind` is one of the above. */
  seat: '{player} ({kind})',
  /**
   * Between log lines: a standing order decided; a number of `moves` were undone; what happened before the reader's turn (a heading); the
   * game continues from a `moment` (the number of moves before it) of another `game`, which has a name.
   */
  note: {
    ordered: 'A standing order of {player} decides.',
    takenBack: `Taken back: ${moves}.`,
    sinceLastTurn: 'Since your last turn',
    branch: '{moment, plural, =0 {Played on from the beginning ({game}).} other {Played on from move # ({game}).}}',
  },
  /** A random choice replaced the bot's. `fault` is what went wrong, in technical words, for brackets only. */
  botFailed: '{player} could not decide, and a random choice was made instead ({fault}).',
};

/** Why nothing can be undone or redone. */
export const undoStop = {
  chance: 'Nothing more can be taken back: dice or tiles have decided.',
  seat: 'Nothing more can be taken back: another player has been asked.',
  reveal: 'Nothing more can be taken back: hidden cards have been revealed.',
  nothing: 'There is nothing to take back or to make again.',
} satisfies Messages<UndoStop>;

export const game = {
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart turn',
  confirm: 'End the turn',
  /** Closes a card. */
  close: 'Close',
  log: 'Log',
  board: 'Board',
  choices: 'Choices',
  players: 'Players',
  details: 'Details',
  pointAtSomething: 'Point at anything on the table to read what it is. A right click or a long press keeps it here.',
  thinking: '{player} is thinking…',
  doIt: 'Do it anyway',
  thinkAgain: 'Go back',
  actionsLeft: '{actions, plural, =0 {no action left} one {# action left} other {# actions left}}',
  vp: '{vp, number} VP',
  gold: '{gold, number} Gold',
  markers: 'Claim markers: {markers, number}, and {supply, number} in the supply',
  supply: 'Supply',
  stock: 'Stock',
  mastery: 'Mastery tracks',
  decrees: 'Decrees',
  timeTrack: 'Time track',
  specialWater: 'Special Water',
  houses: 'Houses',
  goods: 'Goods',
  crates: 'Crates',
  cards: 'Tiles and cards',
  startPlayer: 'Start player',
  won: '{count, plural, one {{winners} wins.} other {{winners} share the victory.}}',
  /** Why the Bot has won. */
  tie: 'A tie is a win for the Bot.',
  /** Opens the rules behind a line of the log. */
  why: 'Why?',
  districtStrip: 'Go to a part of the board',
  /** The last decisions could not be written to the browser's database. */
  notKept: 'The browser could not keep the last decisions. Make room, or they are lost when the page is closed.',
  turn: 'Turn {turn, number}',
  /** The name alone, shown beside the District's number. */
  district:
    '{district, select, artisans {Artisans} farmers {Farmers} scribes {Scribes} port {Port} ziggurat {Ziggurat} named {{districtTitle}}}',
  /** Opens a rule beside the game. */
  rule: 'Rule {rule}, in a page of its own',
  result: 'Where the VP come from',
  rematch: 'Rematch',
  /** Beside a warning. */
  doNotAsk: 'Do not warn of this again',
  /** The field for typed commands. */
  commands: 'Commands',
} as const;

export const course = {
  menu: 'Menu',
  steps: 'Stages of the turn',
  /** The region that screen readers announce. */
  news: 'What happens',
  step: 'Stage {step, number} of {steps, number}: {name}',
  /** A part of an action. */
  stage: 'Part {step, number}: {name}',
  /** The suggested payment. */
  proposed: 'proposed',
} as const;

export const turnStep = {
  die: 'die',
  architect: 'Architect',
  action: 'action',
  end: 'end of the turn',
} as const;

export const stage = {
  colour: 'colour',
  projects: 'Projects',
  tiles: 'tiles',
  space: 'space',
  row: 'row',
  payment: 'payment',
  ship: 'Ship',
  gains: 'gains',
} as const;

export const hint = {
  open: 'Hint',
  title: 'Hint',
  thinking: 'Weighing the choices…',
  stop: 'Stop',
  failed: 'No hint could be found.',
  /** What a click on a choice of the hint does. */
  howTo: 'A click shows where a choice is and what it does; it does not make it.',
} as const;

export const standing = {
  open: 'Standing',
  title: 'If the game ended now',
  soFar: 'VP so far',
  total: 'Total',
  /** What is not counted. */
  without: 'Urban cards are not counted: they are secret until the end.',
} as const;

export const history = {
  open: 'History',
  title: 'History of this game',
  /** Shown while the board of an earlier moment is displayed. */
  looking: 'You are looking back at turn {turn, number}, played by {player}. The game waits where it was.',
  lookingAtSetUp: 'You are looking back at set-up. The game waits where it was.',
  slider: 'Moment of the game',
  /** The slider's text for screen readers. */
  moment: 'turn {turn, number}, move {step, number} of {steps, number}',
  turnBack: 'Previous turn',
  stepBack: 'Previous move',
  stepOn: 'Next move',
  turnOn: 'Next turn',
  toNow: 'Back to the game',
} as const;

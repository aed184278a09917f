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
    own: 'Your move, {player}.',
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
    notAsked: 'It isn’t your move.',
    confirming: 'Confirm the end of your turn first, or undo.',
    nothing: select<Undone>('deed', {
      undo: 'Nothing to undo.',
      redo: 'Nothing to redo.',
      restart: 'Nothing to undo this turn.',
      confirm: 'Nothing to confirm.',
    }),
  } satisfies Messages<TableRefusal>,
  /** `actions` is a number; `helpsOpponent` has a District and the VP of the reader (`own`) and of the `player` (`opponent`). */
  warning: {
    actionsLeft: 'You still have {actions, plural, one {# Action} other {# Actions}}. End turn anyway?',
    wastedStep: 'This would waste a step on a Mastery track.',
    helpsOpponent: `This empties the Barge of ${district}. The Scoring would give {player} {opponent, number} VP and you {own, number} VP.`,
  } satisfies Messages<Warning['warning']>,
  /** What can be switched on and off: a confirmation, and the warnings. */
  setting: {
    confirm: 'Ask before ending a turn',
    actionsLeft: 'Warn about ending a turn with Actions left',
    wastedStep: 'Warn about wasting a Mastery step',
    helpsOpponent: 'Warn about emptying a Barge when an opponent gains more VP',
  } satisfies Messages<Exclude<keyof SeatSettings, 'warnings'> | WarningKind>,
  /**
   * Standing orders: the heading of their list, a line for each order, and `none`. Steps of choice are made by the height of the markers,
   * declined, or made on the track of a `colour`. For dice, `dice` has `colours`, a list made of `die`, and their `count`.
   */
  orders: {
    heading: '{player}’s standing orders for other players’ turns',
    lowest: 'Step of choice: on the track with the lowest marker.',
    highest: 'Step of choice: on the track with the highest marker.',
    decline: 'Step of choice: decline.',
    track: `Step of choice: on the ${colour} track, until the top.`,
    dice: '{count, plural, one {Die from the supply: {colours}, if available.} other {Die from the supply: the first available of {colours}.}}',
    die: colour,
    none: 'No standing orders: ask each time.',
  } satisfies Messages<Exclude<NonNullable<Orders['steps']>, BuildingColour> | 'track' | 'dice' | 'die' | 'heading' | 'none'>,
  /** The kind of a seat: a word alone, in brackets or in a list. */
  seatKind: { person: 'human', bot: 'bot' } satisfies Messages<Seat['kind']>,
  /** `kind` is one of the above. */
  seat: '{player} ({kind})',
  /**
   * Between log lines: a standing order decided; a number of `moves` were undone; what happened before the reader's turn (a heading); the
   * game continues from a `moment` (the number of moves before it) of another `game`, which has a name.
   */
  note: {
    ordered: 'By {player}’s standing order:',
    takenBack: `Undone: ${moves}.`,
    sinceLastTurn: 'Since your last turn',
    branch: '{moment, plural, =0 {Continued from the beginning ({game}).} other {Continued from move # ({game}).}}',
  },
  /** A random choice replaced the bot's. `fault` is what went wrong, in technical words, for brackets only. */
  botFailed: '{player} couldn’t decide, so a random choice was made ({fault}).',
};

/** Why nothing can be undone or redone. */
export const undoStop = {
  chance: 'Can’t undo any further: new information was revealed.',
  seat: 'Can’t undo any further: another player has had a choice.',
  reveal: 'Can’t undo any further: hidden cards were revealed.',
  nothing: 'Nothing to undo or redo.',
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
  pointAtSomething: 'Hover over anything for an explanation. Right-click or long-press to pin it.',
  thinking: '{player} is thinking…',
  doIt: 'Do it anyway',
  thinkAgain: 'Go back',
  actionsLeft: '{actions, plural, =0 {no Actions left} one {# Action left} other {# Actions left}}',
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
  districtStrip: 'Jump to part of the board',
  /** The last decisions could not be written to the browser's database. */
  notKept: 'Your last moves were not saved. Free some space, or they will be lost when you close the page.',
  turn: 'Turn {turn, number}',
  /** The name alone, shown beside the District's number. */
  district:
    '{district, select, artisans {Artisans} farmers {Farmers} scribes {Scribes} port {Port} ziggurat {Ziggurat} named {{districtTitle}}}',
  /** Opens a rule beside the game. */
  rule: 'Open rule {rule} on its own page',
  result: 'Where the VP come from',
  rematch: 'Rematch',
  /** Beside a warning. */
  doNotAsk: 'Don’t warn me about this again',
  /** The field for typed commands. */
  commands: 'Commands',
} as const;

export const course = {
  menu: 'Menu',
  steps: 'Steps of the turn',
  /** The region that screen readers announce. */
  news: 'What’s happening',
  step: 'Step {step, number} of {steps, number}: {name}',
  /** A part of an action. */
  stage: '{step, number}. {name}',
  /** The suggested payment. */
  proposed: 'suggested',
} as const;

/** What one tap does and did. `die`: the face that was taken, or none. */
export const taps = {
  leadsTo: '{die, select, taken {{face, number}} other {No die}} → {district}{gold, plural, =0 {} other { (# Gold)}}',
  elsewhere: '{die, select, taken {{face, number}} other {No die}} → another District ({gold, number} Gold)',
  scores: 'Scoring: {districts}',
  made: 'Done for you: {choices}',
  payDifferently: 'Pay differently',
  between: 'Choose what to do there',
  diceLeft: 'Dice: {dice, number}',
  architect: 'your Architect',
  assistant: 'your Assistant',
} as const;

export const turnStep = {
  die: 'die',
  architect: 'Architect',
  action: 'Actions',
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
  thinking: 'Comparing the choices…',
  stop: 'Stop',
  failed: 'No hint found.',
  /** What a click on a choice of the hint does. */
  howTo: 'Choose one to preview it. Nothing is played.',
} as const;

export const standing = {
  open: 'Estimate',
  title: 'If the game ended now',
  soFar: 'VP so far',
  total: 'Total',
  /** What is not counted. */
  without: 'Without Urban cards, which stay secret until the end.',
} as const;

export const history = {
  open: 'History',
  title: 'History of this game',
  /** Shown while the board of an earlier moment is displayed. */
  looking: 'Viewing turn {turn, number} by {player} (game paused)',
  lookingAtSetUp: 'Viewing set-up (game paused)',
  slider: 'Point in the game',
  /** The slider's text for screen readers. */
  moment: 'turn {turn, number}, move {step, number} of {steps, number}',
  turnBack: 'Previous turn',
  stepBack: 'Previous move',
  stepOn: 'Next move',
  turnOn: 'Next turn',
  toNow: 'Back to the game',
} as const;

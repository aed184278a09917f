/** One game being played, in English. */
import type { Catalogue } from '../../catalogue.ts';
import { select } from '../../messages.ts';
import type { Undone } from '../../table-messages.ts';
import { colour, district } from './phrases.ts';

const moves = '{moves, plural, one {# move} other {# moves}}';

export const table: Catalogue['table'] = {
  prompt: {
    own: '{player}, it is for you to decide.',
    person: 'Waiting for {player}.',
    bot: '{player} is thinking.',
    confirm: 'End the turn?',
    confirming: '{player} is about to end the turn.',
    over: 'The game is over.',
  },
  handOver: {
    ask: 'Hand the screen to {player}.',
    take: 'I am {player}: show my cards',
  },
  refusal: {
    notAsked: 'It is not for you to decide now.',
    confirming: 'The end of the turn waits for its confirmation: confirm it or take it back first.',
    nothing: select<Undone>('deed', {
      undo: 'There is nothing to take back.',
      redo: 'There is nothing to make again.',
      restart: 'The turn stands at its beginning.',
      confirm: 'There is nothing to confirm.',
    }),
  },
  warning: {
    actionsLeft:
      'The turn would end, but {actions, plural, one {# Action is left and possible} other {# Actions are left and at least one is possible}}.',
    wastedStep: 'A step on a Mastery track would be given up or have no effect.',
    helpsOpponent: `The Barge of ${district} would be empty. Its scoring would give {player} {opponent, number} VP and you {own, number} VP.`,
  },
  setting: {
    confirm: 'Ask before a turn ends',
    actionsLeft: 'Warn when a turn ends although an Action is possible',
    wastedStep: 'Warn when a step on a Mastery track is wasted',
    helpsOpponent: 'Warn when emptying a Barge gives an opponent more VP',
  },
  orders: {
    heading: 'Standing orders: answers of {player} in other players’ turns',
    lowest: 'Step of choice: the Mastery track with the lowest marker.',
    highest: 'Step of choice: the Mastery track with the highest marker.',
    decline: 'Step of choice: make none.',
    track: `Step of choice: the ${colour} Mastery track, while it can be climbed.`,
    dice: '{count, plural, one {Die from the supply, if it is there: {colours}.} other {Die from the supply, the first of these that is there: {colours}.}}',
    die: colour,
    none: 'No standing order: ask each time.',
  },
  seatKind: { person: 'person', bot: 'bot' },
  seat: '{player} ({kind})',
  note: {
    ordered: 'A standing order of {player} decides.',
    takenBack: `Taken back: ${moves}.`,
    sinceLastTurn: 'Since your last turn',
    branch: '{moment, plural, =0 {Played on from the beginning ({game}).} other {Played on from move # ({game}).}}',
  },
  botFailed: '{player} could not decide, and a random choice was made instead ({fault}).',
};

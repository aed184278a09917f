/**
 * Standing orders: a seat's answers in other players' turns, given without asking it. Only two questions are asked there: on which track to
 * take a step of choice (KEY-31, ACT-BLD-13), and which die to take from the supply (KEY-33).
 */
import {
  asked,
  BUILDING_COLOURS,
  type BuildingColour,
  CHANCE,
  type Choice,
  choicesOf,
  isOver,
  questionKind,
  RESOURCE_COLOURS,
  type ResourceColour,
  type RunningGame,
  type State,
} from '@tabannusi/engine';
import { hasForm, isListUpTo, isOneOf } from './forms.ts';

export interface Orders {
  /** The track with the lowest or highest marker (the first of equal ones), one colour while its marker can advance, or no step. */
  readonly steps?: 'lowest' | 'highest' | 'decline' | BuildingColour;
  /** The order of preference; the first colour that the supply has is taken. */
  readonly dice?: readonly ResourceColour[];
}

/** Returns the answer that these orders give for the seat that is asked in another's turn; null if the seat must be asked. */
function orderedChoice(state: State, orders: Orders): Choice | null {
  const seat = asked(state);
  const choices = choicesOf(state);
  switch (questionKind(state)) {
    case 'stepOfChoice':
      return orders.steps === undefined ? null : orderedStep(state, seat, choices, orders.steps);
    case 'supplyDie':
      return firstOf(orders.dice ?? [], (colour) => choices.find((choice) => choice.choose === 'resource' && choice.colour === colour));
    default:
      return null;
  }
}

/**
 * Draws chance and follows standing orders until a seat must be asked or an outcome must be supplied. Orders answer only in the turns of
 * others. Returns the moments of the steps that orders made.
 */
export function followOrders(game: RunningGame, ordersOf: (seat: number) => Orders): number[] {
  const ordered: number[] = [];
  for (;;) {
    game.draw();
    if (isOver(game.state)) return ordered;
    const seat = asked(game.state);
    if (seat === CHANCE || seat === game.state.active) return ordered;
    const choice = orderedChoice(game.state, ordersOf(seat));
    if (choice === null || !game.decide(choice).ok) return ordered;
    ordered.push(game.moment);
  }
}

function orderedStep(state: State, seat: number, choices: readonly Choice[], order: NonNullable<Orders['steps']>): Choice | null {
  if (order === 'decline') return choices.find(({ choose }) => choose === 'decline') ?? null;
  const tracks = choices.filter((choice) => choice.choose === 'track');
  if (order !== 'lowest' && order !== 'highest') return tracks.find(({ colour }) => colour === order) ?? null;
  const heightOf = (colour: BuildingColour): number =>
    state.mastery[seat * BUILDING_COLOURS.length + BUILDING_COLOURS.indexOf(colour)] ?? 0;
  const sign = order === 'lowest' ? 1 : -1;
  return tracks.toSorted((a, b) => sign * (heightOf(a.colour) - heightOf(b.colour)))[0] ?? null;
}

function firstOf<T, U>(items: readonly T[], find: (item: T) => U | undefined): U | null {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return null;
}

const hasOrders = hasForm(
  {},
  {
    steps: isOneOf([...BUILDING_COLOURS, 'lowest', 'highest', 'decline']),
    dice: isListUpTo(RESOURCE_COLOURS.length, isOneOf(RESOURCE_COLOURS)),
  },
);

/** Returns whether a value from outside has the form of orders. */
export const isOrders = (value: unknown): value is Orders => hasOrders(value);

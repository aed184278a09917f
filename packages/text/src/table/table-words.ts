/** A game being played, in words: what the table waits for, refusals, warnings, standing orders, notes for the log. */
import type { Orders, Table as PlayedTable, Prompt, Refusal, Seat, SeatSettings, Warning, WarningKind } from '@tabannusi/table';
import { namesOfSeats } from '../solo/names.ts';
import { at } from '../speech/at.ts';
import type { Speech } from '../speech/speech.ts';
import type { Values } from '../speech/spoken-message.ts';
import { districtValues, type Reader } from './table.ts';

/** The part of a table that the words need: its seats and its setting. */
export type Seated = Pick<PlayedTable, 'seats' | 'setting'>;

export interface TableWords {
  /** What the table waits for, from the reader's point of view. The question itself has its own words. */
  prompt(prompt: Prompt, reader: Reader): string;
  /** On a shared screen: the text for everybody, and the button for the next person. */
  handOver(seat: number): { readonly ask: string; readonly take: string };
  refusal(refusal: Refusal): string;
  /** Addressed to the seat that is asked. */
  warning(warning: Warning): string;
  /** The label of a switch. */
  setting(setting: Exclude<keyof SeatSettings, 'warnings'> | WarningKind): string;
  /** The heading of the list of a seat's standing orders. */
  ordersHeading(seat: number): string;
  /** One line for each order; if there are none, one line that says so. */
  orders(orders: Orders): string[];
  seatKind(kind: Seat['kind']): string;
  seat(seat: number): string;
  /** A note between log lines: a standing order of the seat decided. */
  ordered(seat: number): string;
  takenBack(moves: number): string;
  /** The heading of what happened since the reader's last turn. */
  sinceLastTurn(): string;
  /** A note for a game that continues from a moment of another one, which has a name. */
  branch(game: string, moment: number): string;
  /** `fault` is the fault that the table reports for the bot. */
  botFailed(seat: number, fault: string): string;
}

export function tableWordsOf(speech: Speech, { seats, setting }: Seated): TableWords {
  const { refusal, table, undoStop } = speech.catalogue;
  const names = namesOfSeats(
    speech,
    seats.map(({ name }) => name),
    setting,
  );
  const playerOf = (seat: number): Values => ({ player: at(names, seat) });
  const warningValues = (warning: Warning): Values => {
    switch (warning.warning) {
      case 'actionsLeft':
        return { actions: warning.actions };
      case 'helpsOpponent': {
        const { district, own, opponent, seat } = warning;
        return { ...districtValues({ game: { setting } }, district), own, opponent, ...playerOf(seat) };
      }
      default:
        return {};
    }
  };
  const ofSeat = (message: string, seat: number): string => speech.say(message, playerOf(seat));
  return {
    prompt(prompt, reader) {
      if (prompt.wait === 'over' || prompt.wait === 'sending') return speech.say(table.prompt[prompt.wait]);
      const isOwn = prompt.seat === reader;
      const key = prompt.wait === 'confirm' ? (isOwn ? 'confirm' : 'confirming') : isOwn ? 'own' : prompt.by;
      return ofSeat(table.prompt[key], prompt.seat);
    },
    handOver: (seat) => ({ ask: ofSeat(table.handOver.ask, seat), take: ofSeat(table.handOver.take, seat) }),
    refusal: (refused) =>
      speech.say(refused.code === 'barrier' ? undoStop[refused.barrier] : { ...refusal, ...table.refusal }[refused.code], {
        deed: refused.code === 'nothing' ? refused.deed : '',
      }),
    warning: (warning) => speech.say(table.warning[warning.warning], warningValues(warning)),
    setting: (key) => speech.say(table.setting[key]),
    ordersHeading: (seat) => ofSeat(table.orders.heading, seat),
    orders: (orders) => orderLines(speech, orders),
    seatKind: (kind) => speech.say(table.seatKind[kind]),
    seat: (seat) => speech.say(table.seat, { ...playerOf(seat), kind: speech.say(table.seatKind[at(seats, seat).kind]) }),
    ordered: (seat) => ofSeat(table.note.ordered, seat),
    takenBack: (moves) => speech.say(table.note.takenBack, { moves }),
    sinceLastTurn: () => speech.say(table.note.sinceLastTurn),
    branch: (game, moment) => speech.say(table.note.branch, { game, moment }),
    botFailed: (seat, fault) => speech.say(table.botFailed, { ...playerOf(seat), fault }),
  };
}

function orderLines(speech: Speech, { steps, dice = [] }: Orders): string[] {
  const { orders } = speech.catalogue.table;
  const lines: string[] = [];
  if (steps === 'lowest' || steps === 'highest' || steps === 'decline') lines.push(speech.say(orders[steps]));
  else if (steps !== undefined) lines.push(speech.say(orders.track, { colour: steps }));
  if (dice.length > 0) {
    const colours = dice.map((colour) => speech.say(orders.die, { colour }));
    lines.push(speech.say(orders.dice, { colours: speech.list(colours), count: dice.length }));
  }
  return lines.length > 0 ? lines : [speech.say(orders.none)];
}

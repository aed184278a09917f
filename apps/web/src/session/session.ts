/** One game on one screen: it lets bots play, keeps the game after every notice and makes the scene that the page shows. */
import { type Preview, SPECTATOR } from '@tabannusi/engine';
import { type Back, type Bot, type SavedTable, Screen, type Table } from '@tabannusi/table';
import { createStore, type Store } from '../store.ts';
import { type Refused, type Scene, sceneOf } from './scene.ts';

export interface Session extends Store<Scene> {
  /** Makes a choice; one that may be a slip waits for `insist`. */
  choose(offer: Preview): void;
  /** Makes the choice that waits; the end of a turn is confirmed by that. */
  insist(): void;
  /** Drops the choice that waits. */
  reconsider(): void;
  undo(): void;
  redo(): void;
  restart(): void;
  confirm(): void;
  takeOver(): void;
  /** Shows a moment of the game; the present one is shown again with null. */
  look(moment: number | null): void;
  close(): void;
}

interface SessionOptions {
  readonly table: Table;
  readonly bots: Readonly<Record<string, Bot>>;
  readonly keep: (saved: SavedTable) => void;
  /** Milliseconds before a bot answers, so that one can follow; asked anew each time. */
  readonly pace: () => number;
}

export function createSession({ table, bots, keep, pace }: SessionOptions): Session {
  const screen = new Screen(table);
  const store = createStore(sceneOf(table, screen));
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let isOpen = true;
  let past: number | null = null;

  const show = (more: Omit<NonNullable<Parameters<typeof sceneOf>[2]>, 'past'> = {}): void =>
    store.set(sceneOf(table, screen, { past, ...more }, store.get().view));

  /** A bot is asked when its time has come; `askBot` drops an answer that comes too late. */
  const wakeBot = (): void => {
    const { prompt } = table;
    if (waiting !== null || !isOpen || prompt.wait !== 'decision' || prompt.by !== 'bot') return;
    waiting = setTimeout(async () => {
      if (isOpen) await table.askBot(bots);
      waiting = null;
      wakeBot();
    }, pace());
  };

  const leave = table.subscribe(SPECTATOR, () => {
    keep(table.save());
    show();
    wakeBot();
  });

  /**
   * Asks the table for something in the name of who is asked, and shows a refusal. What a bot does is not taken back by who happens to press a key, and
   * nobody acts before the screen is theirs.
   */
  const attempt = (deed: (seat: number) => Back): void => {
    const { prompt } = table;
    if (screen.handOver !== null || (prompt.wait === 'decision' && prompt.by === 'bot')) return;
    const seat =
      prompt.wait === 'over'
        ? Math.max(
            0,
            table.seats.findIndex(({ kind }) => kind === 'person'),
          )
        : prompt.seat;
    const done = deed(seat);
    if (!done.ok) show({ refused: done satisfies Refused });
  };

  wakeBot();
  return {
    get: store.get,
    subscribe: store.subscribe,
    choose(offer) {
      const { prompt } = table;
      const warnings = prompt.wait === 'decision' ? table.warnings(prompt.seat, offer.choice) : [];
      if (warnings.length > 0) show({ warned: { offer, warnings } });
      else attempt((seat) => table.play(seat, offer.choice));
    },
    insist() {
      const { warned } = store.get();
      if (warned === null) return;
      attempt((seat) => {
        const done = table.play(seat, warned.offer.choice);
        // Who has insisted on the end of the turn is not asked about it again.
        return done.ok && table.prompt.wait === 'confirm' ? table.confirm(seat) : done;
      });
    },
    reconsider: () => show(),
    undo: () => attempt((seat) => table.undo(seat)),
    redo: () => attempt((seat) => table.redo(seat)),
    restart: () => attempt((seat) => table.restartTurn(seat)),
    confirm: () => attempt((seat) => table.confirm(seat)),
    takeOver() {
      const { handOver } = screen;
      if (handOver !== null) screen.takeOver(handOver);
      show();
    },
    look(moment) {
      past = moment === null ? null : Math.min(Math.max(0, moment), table.moment);
      show();
    },
    close() {
      isOpen = false;
      if (waiting !== null) clearTimeout(waiting);
      leave();
      screen.close();
    },
  };
}

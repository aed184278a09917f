/**
 * One game on one screen: keeps the game, makes the scene that the page shows, and lets bots play. Every change goes through the same
 * stages (`STAGES`). Only the session and, before it, its `Screen` listen to the table.
 */
import { type Preview, SPECTATOR } from '@tabannusi/engine';
import { type Back, type Notice, type SavedTable, Screen, type Sight, type Table } from '@tabannusi/table';
import { createStore, type Store } from '../store.ts';
import { createBotTurns, type Seated } from './bot-turns.ts';
import { type Aids, type Scene, sceneOf } from './scene.ts';

/**
 * The stages after every change, in this order. First the game is kept. Then motion and sound hear of it while the old picture still
 * stands, because motion measures the old places. Then the new scene is shown, which screen readers also announce. Bots answer last.
 */
const STAGES = ['keep', 'motion', 'sound', 'scene', 'bots'] as const;
type Stage = (typeof STAGES)[number];

export interface Session extends Store<Scene> {
  /** The table itself; null for a game that is only followed, which can be neither shared nor branched. */
  readonly hosted: Table | null;
  /** Makes a choice. One that may be a slip waits for `insist`. */
  choose(offer: Preview): void;
  /** Makes the waiting choice. This also confirms the end of the turn. */
  insist(): void;
  /** Drops the waiting choice. */
  reconsider(): void;
  undo(): void;
  redo(): void;
  restart(): void;
  confirm(): void;
  takeOver(): void;
  /** Shows a past moment; null shows the present one. */
  look(moment: number | null): void;
  close(): void;
}

interface Listening {
  readonly motion?: (notices: readonly Notice[]) => void;
  readonly sound?: (notices: readonly Notice[]) => void;
}

/** For a game hosted on this page: it is kept, its bots are asked, and all its persons share the screen. */
interface Hosting extends Listening, Seated {
  /** Called when the game has gone on. `save` returns the game as it is at the time of the call. */
  readonly keep: (save: () => SavedTable) => void;
}

/** For a game hosted elsewhere: the host keeps it and asks its bots. */
interface Following extends Listening {
  readonly sight: Sight;
  /** The seat that the screen belongs to, or SPECTATOR. */
  readonly own: number;
  /** All of them unless stated otherwise. */
  readonly aids?: Aids;
}

export const createSession = (host: Hosting): Session => sessionOf(host.table, new Screen(host.table), host, host);

export const followingSession = ({ sight, own, aids, ...heard }: Following): Session =>
  sessionOf(sight, new Screen(sight, own), heard, null, aids);

function sessionOf(table: Sight, screen: Screen, { motion, sound }: Listening, host: Hosting | null, aids?: Aids): Session {
  // No seat is at this screen.
  const isOnlooker = host === null && screen.observer === SPECTATOR;
  const always = { isOnlooker, ...(aids === undefined ? {} : { aids }) };
  const store = createStore(sceneOf(table, screen, always));
  const botTurns = host === null ? null : createBotTurns(host);
  let past: number | null = null;

  const show = (more: Omit<NonNullable<Parameters<typeof sceneOf>[2]>, 'past'> = {}): void =>
    store.set(sceneOf(table, screen, { past, ...always, ...more }, store.get().view));

  const stages: Readonly<Record<Stage, (notices: readonly Notice[]) => void>> = {
    keep: () => host?.keep(() => host.table.save()),
    motion: (notices) => motion?.(notices),
    sound: (notices) => sound?.(notices),
    scene: () => show(),
    bots: () => botTurns?.wake(),
  };
  const leave = table.subscribe(SPECTATOR, (notices) => runAll(STAGES.map((stage) => () => stages[stage](notices))));

  /**
   * Acts on the table for the person who may act at this screen, and shows a refusal. Does nothing if that is nobody: keys do not undo a
   * bot's move, and nobody acts before taking over the screen.
   */
  const attempt = (deed: (seat: number) => Back): void => {
    const seat = screen.actor;
    if (seat === null) return;
    const done = deed(seat);
    if (!done.ok) show({ refused: done });
  };

  botTurns?.wake();
  return {
    hosted: host?.table ?? null,
    get: store.get,
    subscribe: store.subscribe,
    choose(offer) {
      const { prompt } = table;
      const warnings = offer.warnings.filter(({ warning }) => prompt.wait === 'decision' && table.settings(prompt.seat).warnings[warning]);
      if (warnings.length > 0) show({ warned: { offer, warnings } });
      else attempt((seat) => table.play(seat, offer.choice, { answer: offer.answer }));
    },
    insist() {
      const offer = store.get().warned?.offer;
      // `insist` has confirmed the end of the turn, so it is not asked about again.
      if (offer !== undefined) attempt((seat) => table.play(seat, offer.choice, { answer: offer.answer, isConfirmed: true }));
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
      botTurns?.close();
      leave();
      screen.close();
    },
  };
}

/** Runs all stages in order, even if one throws. Rethrows the first error. */
function runAll(stages: readonly (() => void)[]): void {
  const errors: unknown[] = [];
  for (const stage of stages) {
    try {
      stage();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

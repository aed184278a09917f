/**
 * One game on one screen: it keeps the game, makes the scene that the page shows and lets bots play. It goes through the stages of every
 * deed in one order (`STAGES`). Only the session and, before it, its `Screen` listen to the table.
 */
import { type Preview, SPECTATOR } from '@tabannusi/engine';
import { type Back, type Notice, type SavedTable, Screen, type Sight, type Table } from '@tabannusi/table';
import { createStore, type Store } from '../store.ts';
import { createBotTurns, type Seated } from './bot-turns.ts';
import { type Scene, sceneOf } from './scene.ts';

/**
 * What follows a deed, in this order. First the game is safe. Then what moves and sounds hears of it while the old picture still stands, because
 * motion measures where things were. Then the new picture is shown, which is also what is read out. Bots answer last.
 */
const STAGES = ['keep', 'motion', 'sound', 'scene', 'bots'] as const;
type Stage = (typeof STAGES)[number];

export interface Session extends Store<Scene> {
  /** The table itself, where it is here: a game that is only followed can be neither shared nor branched. */
  readonly hosted: Table | null;
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

interface Listening {
  readonly motion?: (notices: readonly Notice[]) => void;
  readonly sound?: (notices: readonly Notice[]) => void;
}

/** The game is here: it is kept, its bots are asked, and all its persons share the screen. */
interface Hosting extends Listening, Seated {
  /** The game has gone on: `save` gives it as it stands when it is called. */
  readonly keep: (save: () => SavedTable) => void;
}

/** The game is played elsewhere: who hosts it keeps it and asks its bots. */
interface Following extends Listening {
  readonly sight: Sight;
  /** The seat that the screen belongs to, or SPECTATOR. */
  readonly own: number;
}

export const createSession = (host: Hosting): Session => sessionOf(host.table, new Screen(host.table), host, host);

export const followingSession = ({ sight, own, ...heard }: Following): Session => sessionOf(sight, new Screen(sight, own), heard, null);

function sessionOf(table: Sight, screen: Screen, { motion, sound }: Listening, host: Hosting | null): Session {
  const store = createStore(sceneOf(table, screen));
  const botTurns = host === null ? null : createBotTurns(host);
  let past: number | null = null;

  const show = (more: Omit<NonNullable<Parameters<typeof sceneOf>[2]>, 'past'> = {}): void =>
    store.set(sceneOf(table, screen, { past, ...more }, store.get().view));

  const stages: Readonly<Record<Stage, (notices: readonly Notice[]) => void>> = {
    keep: () => host?.keep(() => host.table.save()),
    motion: (notices) => motion?.(notices),
    sound: (notices) => sound?.(notices),
    scene: () => show(),
    bots: () => botTurns?.wake(),
  };
  const leave = table.subscribe(SPECTATOR, (notices) => goThrough(STAGES.map((stage) => () => stages[stage](notices))));

  /**
   * Asks the table for something in the name of who is asked, and shows a refusal. What a bot does is not taken back by who happens to press a key, and
   * nobody acts before the screen is theirs.
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
      // Who has insisted on the end of the turn is not asked about it again.
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

/** All of them, in their order, whatever becomes of one. Throws what the first that failed threw. */
function goThrough(stages: readonly (() => void)[]): void {
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

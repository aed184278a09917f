/**
 * One game on one screen: keeps the game, makes the scene that the page shows, and lets bots play. Every change goes through the same
 * stages (`STAGES`). Only the session and, before it, its `Screen` listen to the table.
 */
import { type Choice, type Preview, SPECTATOR } from '@tabannusi/engine';
import { type Back, type Notice, type SavedTable, Screen, type Sight, type Table } from '@tabannusi/table';
import type { Store } from '../store.ts';
import { createBotTurns, type Seated } from './bot-turns.ts';
import { makeChoice } from './make-choice.ts';
import type * as quickCode from './quick.ts';
import type { Aids, Scene } from './scene.ts';
import { createScenes, type Extra, type Scenes } from './scenes.ts';
import type { Forced, Way } from './tapped.ts';
import type { Taps } from './taps.ts';

/**
 * The stages after every change, in this order. First the game is kept. Then motion and sound hear of it while the old picture still
 * stands, because motion measures the old places. Then the new scene is shown, which screen readers also announce. Bots answer last.
 */
const STAGES = ['keep', 'motion', 'sound', 'scene', 'bots'] as const;
type Stages = Readonly<Record<(typeof STAGES)[number], (notices: readonly Notice[]) => void>>;

export interface Session extends Store<Scene> {
  /** The table itself; null for a game that is only followed, which can be neither shared nor branched. */
  readonly hosted: Table | null;
  /** Makes a choice, then the choices that belong to the same tap, then forced steps. A choice that may be a mistake waits for `insist`. */
  choose(offer: Preview, meant?: readonly Choice[]): void;
  /** Takes the only way to a place, or shows the ways, so that the person can choose one. */
  take(ways: readonly Way[]): void;
  /** Makes the waiting choice. This also confirms the end of the turn. */
  insist(): void;
  /** Drops the waiting choice, or the tapped place. */
  reconsider(): void;
  /** Goes back to the first forced payment of the last tap, and asks for it. */
  payDifferently(): void;
  /** Undoes everything that the last tap did. */
  undo(): void;
  /** Redoes everything of the tap that was undone last. */
  redo(): void;
  restart(): void;
  confirm(): void;
  takeOver(): void;
  /** Shows a past moment; null shows the present one. */
  look(moment: number | null): void;
  close(): void;
}

type Quick = typeof quickCode;

interface Listening {
  /** Loads the code for taps that make several choices; absent if every choice is made separately. */
  readonly quick?: () => Promise<Quick>;
  /** Whether forced steps are made. Read before each. */
  readonly isAutomatic?: () => boolean;
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

function sessionOf(table: Sight, screen: Screen, { motion, sound, ...listening }: Listening, host: Hosting | null, aids?: Aids): Session {
  let quick: Quick | null = null;
  /** Null before its code has loaded: until then, a tap makes one choice. */
  let taps: Taps | null = null;
  const scenes = createScenes({ table, screen, isHosted: host !== null, aids, tapFinder: () => quick });
  const { show, present } = scenes;
  const botTurns = host === null ? null : createBotTurns(host);

  const stages: Stages = {
    keep: () => host?.keep(() => host.table.save()),
    motion: (notices) => motion?.(notices),
    sound: (notices) => sound?.(notices),
    scene: () => show(),
    bots: () => botTurns?.wake(),
  };
  const { attempt, leave } = createAttempts(table, screen, scenes, stages);
  const tap = (offer: Preview, meant: readonly Choice[], isAgreed: boolean): void =>
    attempt(
      (seat) => taps?.tap(seat, offer, meant, isAgreed) ?? makeChoice(table, { seat, scene: present(), offer, meant, isAgreed }) ?? {},
    );
  const choose = (offer: Preview, meant: readonly Choice[] = []): void => tap(offer, meant, false);

  const begin = once(async () => {
    quick = (await listening.quick?.()) ?? null;
    const forced = (): Forced | null => (listening.isAutomatic?.() === true ? (quick?.forcedIn ?? null) : null);
    taps = quick === null ? null : new quick.Taps({ table, screen, look: present, forced });
    scenes.again();
  });
  botTurns?.wake();
  return {
    hosted: host?.table ?? null,
    get: scenes.get,
    subscribe(listener) {
      begin();
      return scenes.subscribe(listener);
    },
    choose,
    take(ways) {
      const [way, another] = ways;
      if (another !== undefined) show({ between: ways });
      else if (way !== undefined) choose(way.first, choicesOn(way));
    },
    insist() {
      const { warned } = scenes.get();
      // `insist` has confirmed the end of the turn, so it is not asked about again.
      if (warned !== null) tap(warned.offer, warned.meant, true);
    },
    reconsider: () => show(),
    payDifferently: () => attempt((seat) => taps?.payDifferently(seat, scenes.get().made) ?? {}),
    undo: () => attempt((seat) => taps?.undo(seat) ?? refusing(table.undo(seat))),
    redo: () => attempt((seat) => taps?.redo(seat) ?? refusing(table.redo(seat))),
    restart: () => attempt((seat) => refusing(table.restartTurn(seat))),
    confirm: () => attempt((seat) => refusing(table.confirm(seat))),
    takeOver() {
      const { handOver } = screen;
      if (handOver !== null) screen.takeOver(handOver);
      scenes.forget();
      show();
    },
    look: scenes.look,
    close() {
      botTurns?.close();
      leave();
      screen.close();
    },
  };
}

/**
 * Acts on the table for the person at this screen. All consequences of one action pass through the stages first, then whatever else must be
 * shown. Nothing happens if nobody may act: keys do not undo a bot's move, and nobody acts before taking over the screen.
 */
function createAttempts(table: Sight, screen: Screen, scenes: Scenes, stages: Stages) {
  const goThrough = (notices: readonly Notice[]): void => runAll(STAGES.map((stage) => () => stages[stage](notices)));
  /** Notices that wait for the end of an action; null if none is running. */
  let waiting: Notice[] | null = null;
  const leave = table.subscribe(SPECTATOR, (notices) => {
    scenes.forget();
    if (waiting === null) goThrough(notices);
    else waiting.push(...notices);
  });
  const attempt = (deed: (seat: number) => Extra): void => {
    const seat = screen.actor;
    if (seat === null) return;
    const gathered: Notice[] = [];
    let extra: Extra = {};
    waiting = gathered;
    runAll([
      () => {
        extra = deed(seat);
      },
      () => {
        waiting = null;
        if (gathered.length > 0) goThrough(gathered);
      },
      () => {
        if (isSomething(extra)) scenes.show(extra);
      },
    ]);
  };
  return { attempt, leave };
}

const refusing = (done: Back): Extra => ({ refused: done.ok ? null : done });

const isSomething = ({ refused = null, warned = null, made = [] }: Extra): boolean =>
  refused !== null || warned !== null || made.length > 0;

/** Loads the code for taps that do several things. */
export async function loadQuick(): Promise<Quick> {
  // The board is shown first.
  await new Promise((done) => setTimeout(done));
  return import('./quick.ts');
}

/** Returns a function that does something at its first call only. */
function once(deed: () => unknown): () => void {
  let isDone = false;
  return () => {
    if (!isDone) deed();
    isDone = true;
  };
}

/** The choices of a way after the first one. */
const choicesOn = ({ steps }: Way): Choice[] => steps.map(({ choice }) => choice);

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

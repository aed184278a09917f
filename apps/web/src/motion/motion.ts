/**
 * Pieces in motion. Moves are noted and measured while the old picture still stands. When the new picture is there, copies of the pieces
 * travel above it from their old places to the new ones. Nothing waits for them: a click or a key ends all motion.
 */
import type { GameEvent } from '@tabannusi/engine';
import { type Beat, beatsOf, type Move } from './moves.ts';
import { createStage, type Stage, type Timed } from './stage.ts';
import { type Box, boxOf, copyOf, find, isInSight, regionOf } from './where.ts';

export interface Motion {
  /** Notes events that the picture does not show yet. Returns the milliseconds that showing them will take. */
  note(events: readonly GameEvent[], milliseconds: number): number;
  /** Starts the noted moves, now that the picture shows their result. */
  show(): void;
  /** Ends all motion: every piece is in its place. */
  finish(): void;
  close(): void;
}

/** A move with the measurements of its start. */
interface Noted extends Timed {
  readonly move: Move;
  readonly from: Origin | null;
}

interface Origin {
  readonly box: Box;
  readonly region: Element | null;
  /** How far the page was scrolled, in pixels. */
  readonly scrolled: number;
}

/**
 * In durations of one move. STEP: from the start of one move to that of the next, which overlap. BOT_STEP: the same in the Bot's turn,
 * without overlap. LONGEST: within this time all moves have started, however many there are.
 */
const STEP = 0.4;
const BOT_STEP = 1.1;
const LONGEST = 14;

/** `bot` is the seat of the Bot; null if there is none. */
export function createMotion(bot: number | null): Motion {
  const stage = createStage();
  let noted: Noted[] = [];
  const finish = (): void => {
    stage.clear();
    noted = [];
  };
  addEventListener('pointerdown', finish, true);
  addEventListener('keydown', finish, true);
  /** The scroll position of the measurements. After scrolling, pieces would miss their places. */
  let measuredAt = 0;
  const finishElsewhere = (): void => {
    if (scrollY !== measuredAt) finish();
  };
  addEventListener('scroll', finishElsewhere);
  addEventListener('resize', finish);
  return {
    note(events, milliseconds) {
      if (noted.length === 0) finish();
      noted.push(...notedBeats(beatsOf(events, bot), noted, milliseconds));
      return noted.length === 0 ? 0 : lastDelay(noted) + milliseconds;
    },
    show() {
      const pieces = noted;
      noted = [];
      measuredAt = scrollY;
      // Measure all before the first one starts, since every start would force a new layout.
      for (const begin of pieces.map((piece) => readied(stage, piece))) begin?.();
    },
    finish,
    close() {
      finish();
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
      removeEventListener('scroll', finishElsewhere);
      removeEventListener('resize', finish);
      stage.close();
    },
  };
}

const lastDelay = (noted: readonly Noted[]): number => Math.max(...noted.map(({ delay }) => delay));

/** Several steps may be noted before they are shown: later ones follow the earlier. */
function notedBeats(beats: readonly Beat[], before: readonly Noted[], milliseconds: number): Noted[] {
  const steps = beats.map(({ isBot }) => (isBot ? BOT_STEP : STEP));
  const begin = before.length === 0 ? 0 : lastDelay(before) + (steps[0] ?? 0) * milliseconds;
  const haste = Math.min(1, LONGEST / steps.reduce((sum, step) => sum + step, 0));
  let steppedBefore = 0;
  return beats.flatMap(({ moves }, beat) => {
    const delay = begin + steppedBefore * haste * milliseconds;
    steppedBefore += steps[beat] ?? 0;
    return moves.map((move) => notedMove(move, delay, milliseconds));
  });
}

function notedMove(move: Move, delay: number, duration: number): Noted {
  const origin = move.move === 'go' || move.move === 'points' ? find(move.from) : null;
  return {
    move,
    from: origin === null ? null : { box: boxOf(origin), region: regionOf(origin), scrolled: scrollY },
    picture: origin !== null && move.move === 'go' && move.drawn === 'from' ? copyOf(origin) : null,
    delay,
    duration,
  };
}

/** Measures where a piece goes in the new picture. Returns a function that starts the move. */
function readied(stage: Stage, piece: Noted): (() => void) | null {
  const { move } = piece;
  if (move.move === 'mark') {
    const marked = find(move.at);
    if (marked === null) return null;
    const box = boxOf(marked);
    return () => stage.mark(piece, box);
  }
  if ('at' in move) {
    const element = find(move.at);
    return element === null ? null : () => stage.run(piece, element, move.move);
  }
  const target = find(move.move === 'points' ? { kind: 'good', seat: move.seat, good: 'vp' } : move.to);
  const from = piece.from === null ? null : beginningOf(piece.from);
  if (target === null || from === null) return null;
  const end = boxOf(target);
  if (!isInSight(end, regionOf(target))) return null;
  if (move.move === 'points') return () => stage.fly(piece, badgeOf(move.vp), { size: { ...from, ...BADGE }, from, end, arrived: null });
  const isBecoming = move.drawn === 'to';
  const picture = isBecoming ? copyOf(target) : piece.picture;
  if (picture === null || end.width === 0) return null;
  // A count beside a sign is already up to date, so there is nothing to hide until the piece arrives.
  const isCounted = move.to.kind === 'good' || move.to.kind === 'dice';
  return () => stage.fly(piece, picture, { size: isBecoming ? end : from, from, end, arrived: isBecoming && !isCounted ? target : null });
}

/** Returns where a move starts now that the page may have scrolled; null if that is out of sight. */
function beginningOf({ box, region, scrolled }: Origin): Box | null {
  // Only the board scrolls with the page; the other regions with pieces are fixed.
  const { x, y, width, height } = box;
  const now = region?.matches('.middle') ? { x, y: y + scrolled - scrollY, width, height } : box;
  return isInSight(now, region) ? now : null;
}

/** In pixels. */
const BADGE = { width: 34, height: 34 };

function badgeOf(vp: number): HTMLElement {
  const badge = document.createElement('span');
  badge.className = 'points';
  badge.textContent = `+${vp}`;
  return badge;
}

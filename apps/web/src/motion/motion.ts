/**
 * Pieces on their way. What is to move is noted while the old picture still stands, so that beginnings can be measured; when the new picture is there,
 * copies travel above it from where they were to where they go. Nothing waits for them: a click or a key ends what moves.
 */
import type { GameEvent } from '@tabannusi/engine';
import { type Beat, beatsOf, type Move } from './moves.ts';
import { createStage, type Stage, type Timed } from './stage.ts';
import { type Box, boxOf, copyOf, find, isInSight, regionOf } from './where.ts';

export interface Motion {
  /** Something happened; the picture does not show it yet. Gives the milliseconds that showing it takes. */
  note(events: readonly GameEvent[], milliseconds: number): number;
  /** The picture shows it. */
  show(): void;
  /** Everything is where it belongs. */
  finish(): void;
  close(): void;
}

/** A move with what was measured at its beginning. */
interface Noted extends Timed {
  readonly move: Move;
  readonly from: Origin | null;
}

interface Origin {
  readonly box: Box;
  readonly region: Element | null;
  /** How far the page was scrolled. */
  readonly scrolled: number;
}

/**
 * In times of one move: how long after a thing the next begins, before the first has ended, and in a turn of the Bot when it has; and within
 * what all have begun, however many there are.
 */
const STEP = 0.4;
const BOT_STEP = 1.1;
const LONGEST = 14;

/** `bot` is the seat of the Bot, where there is one. */
export function createMotion(bot: number | null): Motion {
  const stage = createStage();
  let noted: Noted[] = [];
  const finish = (): void => {
    stage.clear();
    noted = [];
  };
  addEventListener('pointerdown', finish, true);
  addEventListener('keydown', finish, true);
  /** Where the page stood when all was measured: once it stands elsewhere, pieces would fly past their places. */
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
      // All are measured before the first begins: else the page would be laid out again for each.
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

/** Several steps may come before a picture: the next ones follow those that are noted already. */
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

/** Measures where a piece goes in the new picture, and gives what sets it on its way. */
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
  // What is only counted beside a sign is there already.
  const isCounted = move.to.kind === 'good' || move.to.kind === 'dice';
  return () => stage.fly(piece, picture, { size: isBecoming ? end : from, from, end, arrived: isBecoming && !isCounted ? target : null });
}

/** Where a piece begins now that the page may have scrolled; null where that is out of sight. */
function beginningOf({ box, region, scrolled }: Origin): Box | null {
  // The board scrolls with the page; all other regions on which pieces lie stay where they are.
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

/**
 * Pieces on their way. What is to move is noted while the old picture still stands, so that beginnings can be measured; when the new picture is there,
 * copies travel above it from where they were to where they go. Nothing waits for them: a click or a key ends what moves.
 */
import type { GameEvent } from '@tabannusi/engine';
import { beatsOf, type Move } from './moves.ts';
import { type Box, boxOf, copyOf, find } from './where.ts';

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
interface Noted {
  readonly move: Move;
  readonly from: Box | null;
  readonly picture: SVGSVGElement | null;
  readonly delay: number;
  readonly duration: number;
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
  const layer = document.createElement('div');
  layer.className = 'moving';
  layer.inert = true;
  document.body.append(layer);
  let noted: Noted[] = [];
  let running: Animation[] = [];
  /** What pieces on their way become. It is hidden, not animated: an animation would be a layer of its own inside the board, and all that lies above. */
  const awaited = new Set<SVGElement | HTMLElement>();

  const arrive = (element: SVGElement | HTMLElement): void => {
    element.style.visibility = '';
    awaited.delete(element);
  };
  const finish = (): void => {
    for (const animation of running) animation.cancel();
    for (const element of awaited) arrive(element);
    running = [];
    noted = [];
    layer.replaceChildren();
  };
  addEventListener('pointerdown', finish, true);
  addEventListener('keydown', finish, true);

  const run = (element: Element, frames: Keyframe[], { delay, duration }: Noted, isSeenBefore = true): Animation => {
    const fill = isSeenBefore ? 'backwards' : 'none';
    const animation = element.animate(frames, { delay, duration, fill, easing: 'cubic-bezier(0.3, 0.1, 0.25, 1)' });
    running.push(animation);
    return animation;
  };

  /** Lets a picture travel; what it becomes is not seen before it is there. */
  const travel = (piece: Noted, picture: HTMLElement | SVGElement, size: Box, begin: Box, end: Box, arrived: Element | null): void => {
    layer.append(picture);
    // What lay where it begins is seen there until it goes; anything else is not seen before.
    const visibility = piece.picture === null ? 'hidden' : 'visible';
    Object.assign(picture.style, { width: `${size.width}px`, height: `${size.height}px`, visibility });
    const flight = run(picture, flightOf(size, begin, end), piece, visibility === 'visible');
    const isDrawn = arrived instanceof SVGElement || arrived instanceof HTMLElement;
    if (isDrawn) {
      arrived.style.visibility = 'hidden';
      awaited.add(arrived);
    }
    flight.onfinish = () => {
      picture.remove();
      if (isDrawn) arrive(arrived);
    };
  };

  const mark = (piece: Noted, { x, y, width, height }: Box): void => {
    const ring = document.createElement('span');
    ring.className = 'marked';
    Object.assign(ring.style, {
      left: `${x - MARGIN}px`,
      top: `${y - MARGIN}px`,
      width: `${width + 2 * MARGIN}px`,
      height: `${height + 2 * MARGIN}px`,
    });
    layer.append(ring);
    run(ring, MARKING, { ...piece, duration: piece.duration * MARK_LASTS }).onfinish = () => ring.remove();
  };

  /** Measures where a piece goes in the new picture, and gives what sets it on its way. */
  const readied = (piece: Noted): (() => void) | null => {
    const { move } = piece;
    if (move.move === 'mark') {
      const marked = find(move.at);
      if (marked === null) return null;
      const box = boxOf(marked);
      return () => mark(piece, box);
    }
    if ('at' in move) {
      const element = find(move.at);
      return element === null ? null : () => run(element, move.move === 'rise' ? RISING : APPEARING, piece);
    }
    const { from } = piece;
    const target = find(move.move === 'points' ? { kind: 'good', seat: move.seat, good: 'vp' } : move.to);
    if (target === null || from === null) return null;
    const end = boxOf(target);
    if (move.move === 'points') return () => travel(piece, badgeOf(move.vp), { ...from, ...BADGE }, from, end, null);
    const isBecoming = move.drawn === 'to';
    const picture = isBecoming ? copyOf(target) : piece.picture;
    if (picture === null || end.width === 0) return null;
    // What is only counted beside a sign is there already.
    const arrived = isBecoming && move.to.kind !== 'good' && move.to.kind !== 'dice' ? target : null;
    return () => travel(piece, picture, isBecoming ? end : from, from, end, arrived);
  };

  return {
    note(events, milliseconds) {
      if (noted.length === 0) finish();
      const beats = beatsOf(events, bot);
      // Several steps may come before a picture: the next ones follow the first.
      const steps = beats.map(({ isBot }) => (isBot ? BOT_STEP : STEP));
      const begin = noted.length === 0 ? 0 : Math.max(...noted.map(({ delay }) => delay)) + (steps[0] ?? 0) * milliseconds;
      const haste = Math.min(1, LONGEST / steps.reduce((sum, step) => sum + step, 0));
      let steppedBefore = 0;
      for (const [beat, { moves }] of beats.entries()) {
        const delay = begin + steppedBefore * haste * milliseconds;
        steppedBefore += steps[beat] ?? 0;
        for (const move of moves) {
          const origin = move.move === 'go' || move.move === 'points' ? find(move.from) : null;
          noted.push({
            move,
            from: origin === null ? null : boxOf(origin),
            picture: origin !== null && move.move === 'go' && move.drawn === 'from' ? copyOf(origin) : null,
            delay,
            duration: milliseconds,
          });
        }
      }
      return noted.length === 0 ? 0 : Math.max(...noted.map(({ delay }) => delay)) + milliseconds;
    },
    show() {
      const pieces = noted;
      noted = [];
      // All are measured before the first begins: else the page would be laid out again for each.
      for (const begin of pieces.map(readied)) begin?.();
    },
    finish,
    close() {
      finish();
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
      layer.remove();
    },
  };
}

/** In pixels. */
const BADGE = { width: 34, height: 34 };
const MARGIN = 3;

/** In times of one move. */
const MARK_LASTS = 2;

function badgeOf(vp: number): HTMLElement {
  const badge = document.createElement('span');
  badge.className = 'points';
  badge.textContent = `+${vp}`;
  return badge;
}

/** A piece lifts, travels and lands. A large place is left from its middle. */
function flightOf(size: Box, begin: Box, end: Box): Keyframe[] {
  const scaleAt = (box: Box): number => Math.min(1.25, Math.max(0.6, Math.min(box.width / size.width, box.height / size.height)));
  const frame = (box: Box, part: number, scale: number, lift: number): Keyframe => {
    const x = box.x + box.width / 2 - (size.width * scale) / 2;
    const y = box.y + box.height / 2 - (size.height * scale) / 2 - lift;
    return { offset: part, visibility: 'visible', transform: `translate(${x}px, ${y}px) scale(${scale})` };
  };
  return [
    frame(begin, 0, scaleAt(begin), 0),
    frame(begin, 0.18, scaleAt(begin) * 1.14, 7),
    frame(end, 0.86, scaleAt(end) * 1.1, 6),
    frame(end, 1, scaleAt(end), 0),
  ];
}

const RISING: Keyframe[] = [
  { opacity: 0, transform: 'scaleY(0.1)' },
  { opacity: 1, offset: 0.3 },
  { opacity: 1, transform: 'none' },
];
const MARKING: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
const APPEARING: Keyframe[] = [
  { opacity: 0, transform: 'translateY(-8px)' },
  { opacity: 1, transform: 'none' },
];

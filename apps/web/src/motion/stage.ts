/** A layer above the page in which copies of pieces travel. It cannot be clicked and is hidden from screen readers. */
import type { Box } from './where.ts';

/** In milliseconds. */
export interface Timed {
  readonly delay: number;
  readonly duration: number;
  /** A picture of what lay at the start, shown there until the piece leaves; null if nothing did. */
  readonly picture: SVGSVGElement | null;
}

interface Flight {
  /** The size of the travelling picture. */
  readonly size: Box;
  readonly from: Box;
  readonly end: Box;
  /** The element that stays hidden until the piece arrives; null if there is none. */
  readonly arrived: Element | null;
}

export interface Stage {
  /** Lets a piece rise or appear in its place. */
  run(timed: Timed, element: Element, how: 'rise' | 'appear'): void;
  fly(timed: Timed, picture: HTMLElement | SVGElement, flight: Flight): void;
  /** Puts a ring around a box. */
  mark(timed: Timed, box: Box): void;
  /** Ends all motion: every piece is in its place. */
  clear(): void;
  close(): void;
}

export function createStage(): Stage {
  const layer = document.createElement('div');
  layer.className = 'moving';
  layer.inert = true;
  document.body.append(layer);
  let running: Animation[] = [];
  /**
   * The elements that stay hidden until their pieces arrive. They are hidden by a style, since an animation would make a layer of each and
   * of all that lies above it.
   */
  const awaited = new Set<SVGElement | HTMLElement>();

  const arrive = (element: SVGElement | HTMLElement): void => {
    element.style.visibility = '';
    awaited.delete(element);
  };
  const animate = (element: Element, frames: Keyframe[], { delay, duration }: Timed, isSeenBefore = true): Animation => {
    const fill = isSeenBefore ? 'backwards' : 'none';
    const animation = element.animate(frames, { delay, duration, fill, easing: 'cubic-bezier(0.3, 0.1, 0.25, 1)' });
    running.push(animation);
    return animation;
  };

  return {
    run: (timed, element, how) => void animate(element, how === 'rise' ? RISING : APPEARING, timed),
    fly(timed, picture, { size, from, end, arrived }) {
      layer.append(picture);
      const visibility = timed.picture === null ? 'hidden' : 'visible';
      Object.assign(picture.style, { width: `${size.width}px`, height: `${size.height}px`, visibility });
      const flight = animate(picture, flightOf(size, from, end), timed, visibility === 'visible');
      const isDrawn = arrived instanceof SVGElement || arrived instanceof HTMLElement;
      if (isDrawn) {
        arrived.style.visibility = 'hidden';
        awaited.add(arrived);
      }
      flight.onfinish = () => {
        picture.remove();
        if (isDrawn) arrive(arrived);
      };
    },
    mark(timed, box) {
      const ring = ringAround(box);
      layer.append(ring);
      animate(ring, MARKING, { ...timed, duration: timed.duration * MARK_LASTS }).onfinish = () => ring.remove();
    },
    clear() {
      for (const animation of running) animation.cancel();
      for (const element of awaited) arrive(element);
      running = [];
      layer.replaceChildren();
    },
    close: () => layer.remove(),
  };
}

/** In pixels. */
const MARGIN = 3;

/** In durations of one move. */
const MARK_LASTS = 2;

function ringAround({ x, y, width, height }: Box): HTMLElement {
  const ring = document.createElement('span');
  ring.className = 'marked';
  Object.assign(ring.style, {
    left: `${x - MARGIN}px`,
    top: `${y - MARGIN}px`,
    width: `${width + 2 * MARGIN}px`,
    height: `${height + 2 * MARGIN}px`,
  });
  return ring;
}

/** The frames of a piece that lifts, travels and lands. It leaves a large place from the middle. */
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

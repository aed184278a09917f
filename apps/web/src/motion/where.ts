/** Where on the screen something with a name is, and how it looks. */
import type { Anchor } from './anchors.ts';

/** In pixels of the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A piece of that name, else the place of a choice. What lies in one's own tray comes after the panels, and is nearer to who looks. Null where
 * nothing of that name is shown.
 */
export function find(anchor: Anchor): Element | null {
  const name = CSS.escape(anchor);
  return lastShown(`.game [data-at="${name}"]`) ?? lastShown(`.game [data-place="${name}"]`);
}

const lastShown = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].findLast((element) => element.getClientRects().length > 0) ?? null;

export const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** A picture of what the element shows, as large as it is. */
export function copyOf(element: Element): SVGSVGElement | null {
  if (element instanceof SVGSVGElement) return copied(element);
  if (!isDrawn(element)) return null;
  const { x, y, width, height } = element.getBBox();
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const shape = copied(element);
  // Where another piece is on its way to the same place, it is hidden.
  for (const name of ['transform', 'style']) shape.removeAttribute(name);
  picture.append(shape);
  return picture;
}

/** Something inside a picture. */
const isDrawn = (element: Element): element is SVGGraphicsElement =>
  element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);

const copied = <E extends Element>(element: E): E => element.cloneNode(true) as E;

/** Where on the screen a place is, and how it looks. */
import { keyOf, type Place } from '../places/place.ts';

/** In pixels of the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The piece that is drawn at a place, else what can be pointed at there. What lies on one's own board comes after the panels, and is nearer to who
 * looks. Null where nothing is shown of it.
 */
export function find(place: Place): Element | null {
  const key = CSS.escape(keyOf(place));
  return lastShown(`.game [data-at="${key}"]`) ?? lastShown(`.game [data-place="${key}"]`);
}

const lastShown = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].findLast((element) => element.getClientRects().length > 0) ?? null;

export const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** What lies above the board on a narrow screen, or scrolls by itself. */
const REGIONS = '.middle, .panels, .log, .tray, .ask, .strip';

/** The region that an element belongs to; null for none. */
export const regionOf = (element: Element | null): Element | null => element?.closest(REGIONS) ?? null;

/** Whether the middle of a box is on the screen, and no other region lies above it there. */
export function isInSight({ x, y, width, height }: Box, region: Element | null): boolean {
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return met !== null && [null, region].includes(regionOf(met));
}

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

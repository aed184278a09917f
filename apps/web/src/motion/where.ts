/** Where a place is on the screen and what it looks like. */
import { keyOf, type Place } from '../places/place.ts';

/** In pixels of the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the piece drawn at a place, else the element that explains the place; null if neither is shown. The player's own board comes
 * after the panels in the page and wins over them.
 */
export function find(place: Place): Element | null {
  const key = CSS.escape(keyOf(place));
  return lastShown(`.game [data-at="${key}"]`) ?? lastShown(`.game [data-place="${key}"]`);
}

const lastShown = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].findLast((element) => element.getClientRects().length > 0) ?? null;

export const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** The regions that cover the board on a narrow screen or scroll by themselves. */
const REGIONS = '.middle, .panels, .log, .tray, .ask, .strip';

/** Returns the region of an element; null if there is none. */
export const regionOf = (element: Element | null): Element | null => element?.closest(REGIONS) ?? null;

/** Whether the middle of a box is on the screen and not covered by another region. */
export function isInSight({ x, y, width, height }: Box, region: Element | null): boolean {
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return met !== null && [null, region].includes(regionOf(met));
}

/** Returns a picture of what the element shows, in the same size. */
export function copyOf(element: Element): SVGSVGElement | null {
  if (element instanceof SVGSVGElement) return copied(element);
  if (!isDrawn(element)) return null;
  const { x, y, width, height } = element.getBBox();
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const shape = copied(element);
  // The original is hidden while another piece is on its way to it.
  for (const name of ['transform', 'style']) shape.removeAttribute(name);
  picture.append(shape);
  return picture;
}

/** Whether an element is part of a picture. */
const isDrawn = (element: Element): element is SVGGraphicsElement =>
  element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);

const copied = <E extends Element>(element: E): E => element.cloneNode(true) as E;

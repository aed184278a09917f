/**
 * Keyboard navigation. Every region of the board, the player's own board and the panels are one Tab stop each. The arrow keys move from
 * thing to thing in a region, also to things that cannot be chosen, and each explains itself when it has the focus. Lit places remain Tab
 * stops of their own. The spaces of the common Districts are grids (`space-grids.tsx`).
 */
import { useEffect } from 'react';
import { placeFrom } from '../places/place.ts';
import type { TabletText } from '../pointing/tablet-text.ts';
import { type Pointing, usePlaying, usePointing } from '../session/context.ts';

type Thing = SVGElement | HTMLElement;

const REGIONS = ':is(.board, .part) [role=group], .own-board, .panels, .bot-area';
/** The containers of things. */
const AROUND = '[role=group], [role=grid], .panels';

/** Milliseconds without a change before the Tab stops are set, so that a player who plays on quickly does not wait for it. */
const QUIET_MS = 250;

export function Walk(): null {
  const { scene, told } = usePlaying();
  const { tablet, explain } = usePointing();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every scene and language other things may lie there
  useEffect(() => {
    const later = setTimeout(() => {
      for (const region of document.querySelectorAll(REGIONS)) layStop(region, explain);
    }, QUIET_MS);
    return () => clearTimeout(later);
  }, [scene, told]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const region = regionAround(event.target);
      const next = region === null ? undefined : nextThing(thingsIn(region), event.target as Thing, event.key);
      if (region === null || next === undefined) return;
      event.preventDefault();
      layStop(region, explain, next);
      next.focus();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (regionAround(target) !== null && isDark(target as Thing)) tablet.set(explainThing(explain, target as Thing));
    };
    addEventListener('keydown', onKey);
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('focusin', onFocus);
      // Labels in the old language must not remain.
      for (const region of document.querySelectorAll(REGIONS)) for (const thing of allIn(region)) strip(thing);
    };
  }, [tablet, explain]);
  return null;
}

/** The attributes of a drawn Tab stop. Panels already have a role and a label. */
const STOP_ATTRIBUTES = ['tabindex', 'role', 'aria-label'];

function strip(thing: Thing): void {
  if (isDark(thing))
    for (const attribute of thing instanceof HTMLElement ? STOP_ATTRIBUTES.slice(0, 1) : STOP_ATTRIBUTES) thing.removeAttribute(attribute);
}

/** Makes the thing that last had the focus, else the first, the Tab stop of its region. Lit things are Tab stops already. */
function layStop(region: Element, explain: Pointing['explain'], wanted?: Thing): void {
  const things = thingsIn(region);
  const stop = wanted ?? things.find((thing) => isDark(thing) && thing.hasAttribute('tabindex')) ?? things[0];
  for (const thing of allIn(region)) if (thing !== stop) strip(thing);
  if (stop === undefined || !isDark(stop)) return;
  stop.setAttribute('tabindex', '0');
  if (stop instanceof HTMLElement) return;
  stop.setAttribute('role', 'img');
  stop.setAttribute('aria-label', explainThing(explain, stop)?.title ?? '');
}

const keyAt = (thing: Thing): string => thing.dataset['place'] ?? '';

function explainThing(explain: Pointing['explain'], thing: Thing): TabletText | null {
  const place = placeFrom(keyAt(thing));
  return place && explain(place);
}

/** Lit things are buttons and say what they would do; all others are dark. */
const isDark = (thing: Thing): boolean => !(thing instanceof SVGGElement);

const allIn = (region: Element): Thing[] =>
  [...region.querySelectorAll<Thing>('[data-place]')].filter((thing) => thing.closest(AROUND) === region);

/** Returns the things of a region. If a place has a lit and a dark thing, as a whole District can, only the lit one is returned. */
function thingsIn(region: Element): Thing[] {
  const all = allIn(region);
  const lit = new Set(all.filter((thing) => !isDark(thing)).map(keyAt));
  return all.filter((thing) => !(isDark(thing) && lit.has(keyAt(thing))));
}

/** Null if the target is not in a region. */
function regionAround(target: EventTarget | null): Element | null {
  if (!(target instanceof Element && target.matches('[data-place]'))) return null;
  const region = target.closest(AROUND);
  return region?.role === 'grid' ? null : region;
}

/** Left and right go through all things in order; up and down go to the nearest thing in that direction. */
function nextThing(things: readonly Thing[], from: Thing, key: string): Thing | undefined {
  const place = things.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return things[place + 1];
    case 'ArrowLeft':
      return things[place - 1];
    case 'Home':
      return things[0];
    case 'End':
      return things.at(-1);
    case 'ArrowDown':
    case 'ArrowUp':
      return nearest(things, from, key === 'ArrowDown' ? 1 : -1);
    default:
      return undefined;
  }
}

function nearest(things: readonly Thing[], from: Thing, direction: 1 | -1): Thing | undefined {
  const middleOf = (thing: Thing): { x: number; y: number } => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const here = middleOf(from);
  const [found] = things
    .map((thing) => ({ thing, middle: middleOf(thing) }))
    .map(({ thing, middle }) => ({ thing, down: (middle.y - here.y) * direction, across: Math.abs(middle.x - here.x) }))
    .filter(({ down }) => down > 4)
    .toSorted((a, b) => a.down + 2 * a.across - (b.down + 2 * b.across));
  return found?.thing;
}

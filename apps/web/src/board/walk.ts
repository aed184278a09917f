/**
 * The way through the table by keyboard. Every region, one's own board and the players are one stop of the Tab key each; the arrow keys go from thing to thing in it, also
 * to what cannot be chosen, and each explains itself where the focus is. What is lit stays a stop of its own. The spaces of the common Districts are grids
 * (`space-grids.tsx`).
 */
import { useEffect } from 'react';
import { placeFrom } from '../places/place.ts';
import type { TabletText } from '../pointing/tablet-text.ts';
import { type Pointing, usePlaying, usePointing } from '../session/context.ts';

type Thing = SVGElement | HTMLElement;

const REGIONS = ':is(.board, .part) [role=group], .own-board, .panels, .bot-area';
/** What a thing lies in. */
const AROUND = '[role=group], [role=grid], .panels';

/** When it has become quiet: who plays on at once does not wait for it. */
const LATER = 250;

export function Walk(): null {
  const { scene, told } = usePlaying();
  const { tablet, explain } = usePointing();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every scene and language other things may lie there
  useEffect(() => {
    const later = setTimeout(() => {
      for (const region of document.querySelectorAll(REGIONS)) layStop(region, explain);
    }, LATER);
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
      // What was named in one language is not called so in the next.
      for (const region of document.querySelectorAll(REGIONS)) for (const thing of allIn(region)) strip(thing);
    };
  }, [tablet, explain]);
  return null;
}

/** What a drawn thing has where it is the stop. A panel has a role and a name anyhow. */
const NAMED = ['tabindex', 'role', 'aria-label'];

function strip(thing: Thing): void {
  if (isDark(thing)) for (const attribute of thing instanceof HTMLElement ? NAMED.slice(0, 1) : NAMED) thing.removeAttribute(attribute);
}

/** The stop is where the focus was last, else the first; what is lit is a stop anyhow. */
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

/** What is lit is a button, and says what it would do. */
const isDark = (thing: Thing): boolean => !(thing instanceof SVGGElement);

const allIn = (region: Element): Thing[] =>
  [...region.querySelectorAll<Thing>('[data-place]')].filter((thing) => thing.closest(AROUND) === region);

/** Of a place that is lit and dark at once, as a whole District is, the one that is lit. */
function thingsIn(region: Element): Thing[] {
  const all = allIn(region);
  const lit = new Set(all.filter((thing) => !isDark(thing)).map(keyAt));
  return all.filter((thing) => !(isDark(thing) && lit.has(keyAt(thing))));
}

/** Null where the focus is not on a thing of a region. */
function regionAround(target: EventTarget | null): Element | null {
  if (!(target instanceof Element && target.matches('[data-place]'))) return null;
  const region = target.closest(AROUND);
  return region?.role === 'grid' ? null : region;
}

/** To the right and left through all of them in their order; up and down to what lies nearest there. */
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

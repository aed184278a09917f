/**
 * The way through the table by keyboard. Every region, one's own board and the players are one stop of the Tab key each; the arrow keys go from thing to thing in it, also
 * to what cannot be chosen, and each explains itself where the focus is. What is lit stays a stop of its own. The spaces of the common Districts are grids
 * (`space-grids.tsx`).
 */
import { useEffect } from 'react';
import { type Pointing, usePlaying, usePointing } from '../session/context.ts';

type Thing = SVGElement | HTMLElement;

const REGIONS = ':is(.board, .part) [role=group], .own-board, .panels';
/** What a thing lies in. */
const AROUND = '[role=group], [role=grid], .panels';

/** When it has become quiet: who plays on at once does not wait for it. */
const LATER = 250;

export function Walk(): null {
  const { scene, told } = usePlaying();
  const { hint, explain } = usePointing();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every scene and language other things may lie there
  useEffect(() => {
    const later = setTimeout(() => {
      for (const region of document.querySelectorAll(REGIONS)) layStop(thingsIn(region), explain);
    }, LATER);
    return () => clearTimeout(later);
  }, [scene, told]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const things = thingsAround(event.target);
      const next = things === null ? undefined : nextThing(things, event.target as Thing, event.key);
      if (things === null || next === undefined) return;
      event.preventDefault();
      layStop(things, explain, next);
      next.focus();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (thingsAround(target) !== null && isDark(target as Thing)) hint.set(explain(placeOf(target as Thing)));
    };
    addEventListener('keydown', onKey);
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('focusin', onFocus);
    };
  }, [hint, explain]);
  return null;
}

/** What a drawn thing has where it is the stop. A panel has a role and a name anyhow. */
const NAMED = ['tabindex', 'role', 'aria-label'];
const named = (thing: Thing): readonly string[] => (thing instanceof SVGElement ? NAMED : NAMED.slice(0, 1));

/** The stop is where the focus was last, else the first; what is lit is a stop anyhow. */
function layStop(
  things: readonly Thing[],
  explain: Pointing['explain'],
  stop = things.find((thing) => isDark(thing) && thing.hasAttribute('tabindex')) ?? things[0],
): void {
  for (const thing of things) {
    if (!isDark(thing)) continue;
    for (const attribute of named(thing)) if (thing !== stop) thing.removeAttribute(attribute);
    if (thing !== stop) continue;
    thing.setAttribute('tabindex', '0');
    if (thing instanceof HTMLElement) continue;
    thing.setAttribute('role', 'img');
    thing.setAttribute('aria-label', explain(placeOf(thing))?.title ?? '');
  }
}

const placeOf = (thing: Thing): string => thing.dataset['place'] ?? '';
/** What is lit is a button, and says what it would do. */
const isDark = (thing: Thing): boolean => !(thing instanceof SVGGElement);

/** Of a place that is lit and dark at once, as a whole District is, the one that is lit. */
function thingsIn(region: Element): Thing[] {
  const all = [...region.querySelectorAll<Thing>('[data-place]')].filter((thing) => thing.closest(AROUND) === region);
  const lit = new Set(all.filter((thing) => !isDark(thing)).map(placeOf));
  return all.filter((thing) => !(isDark(thing) && lit.has(placeOf(thing))));
}

/** Null where the focus is not on a thing of a region. */
function thingsAround(target: EventTarget | null): Thing[] | null {
  if (!(target instanceof Element && target.matches('[data-place]'))) return null;
  const region = target.closest(AROUND);
  return region === null || region.role === 'grid' ? null : thingsIn(region);
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

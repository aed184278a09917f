/** Explains places: what a choice would do, why it is not allowed, and what a thing is. Loads after the board is shown. */
import type { RuleWords } from '@tabannusi/text';
import { keyOf } from '../places/place.ts';
import type { TabletText } from '../pointing/tablet-text.ts';
import type { Playing, Pointing } from '../session/context.ts';
import { explainWays } from '../session/explain.ts';
import type { Scene } from '../session/scene.ts';
import type { Told } from '../session/told.ts';
import { createWhatIs } from '../session/what-is.ts';
import { createWhyNot } from '../session/why-not.ts';

export { createExplain } from '../session/explain.ts';
export { Walk } from './walk.ts';

/** Appends the first line of `is`, without repeating lines. */
const withFirst = (text: TabletText, is: TabletText | null): TabletText => ({
  ...text,
  lines: [...new Set([...text.lines, ...(is?.lines ?? []).slice(0, 1)])],
});

/**
 * Returns the explainer of places. A lit place explains what its choice would do; any other says first why it cannot be chosen, then what
 * it is.
 */
export function createExplainAt(scene: Scene, told: Told, explain: Playing['explain'], rules: RuleWords): Pointing['explain'] {
  const { reasons, parts: partsOf, sentence, bot } = rules;
  let made: { readonly whyNot: ReturnType<typeof createWhyNot>; readonly whatIs: ReturnType<typeof createWhatIs> } | null = null;
  return (place, what = place) => {
    made ??= make();
    const is = made.whatIs(what);
    const lit = told.at(place);
    if (lit !== undefined) return withFirst(explain(lit), is);
    const ways = explainWays(scene, told, scene.ways.get(keyOf(place)) ?? [], rules);
    if (ways !== null) return withFirst(ways, is);
    const why = made.whyNot(place);
    if (why === null || is === null) return why ?? is;
    return { ...withFirst(why, is), rules: [...new Set([...(why.rules ?? []), ...(is.rules ?? [])])] };
  };

  /** Built at the first hover, so that no click waits for it. */
  function make(): NonNullable<typeof made> {
    const parts = partsOf({ names: told.names, game: scene.state }, scene.view);
    const whatIs = createWhatIs(scene, told, parts, { sentence, bot });
    return { whatIs, whyNot: createWhyNot(scene, told, reasons, parts, whatIs) };
  }
}

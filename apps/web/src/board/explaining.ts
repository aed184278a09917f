/** What says what a choice would do, why not and what something is, and what is walked through by keyboard: it comes after the board shows. */
import type { RuleWords } from '@tabannusi/text';
import type { TabletText } from '../pointing/tablet-text.ts';
import type { Playing, Pointing } from '../session/context.ts';
import type { Scene } from '../session/scene.ts';
import type { Told } from '../session/told.ts';
import { createWhatIs } from '../session/what-is.ts';
import { createWhyNot } from '../session/why-not.ts';

export { createExplain } from '../session/explain.ts';
export { Walk } from './walk.ts';

/** The first thing that is to be said of it comes after; each line stands there once. */
const withFirst = (text: TabletText, is: TabletText | null): TabletText => ({
  ...text,
  lines: [...new Set([...text.lines, ...(is?.lines ?? []).slice(0, 1)])],
});

/** What is not allowed says first why not, then what it is; what can be chosen, what it would do. */
export function createExplainAt(
  scene: Scene,
  told: Told,
  explain: Playing['explain'],
  { reasons, parts: partsOf, sentence, bot }: RuleWords,
): Pointing['explain'] {
  let made: { readonly whyNot: ReturnType<typeof createWhyNot>; readonly whatIs: ReturnType<typeof createWhatIs> } | null = null;
  return (place, what = place) => {
    made ??= make();
    const is = made.whatIs(what);
    const lit = told.at(place);
    if (lit !== undefined) return withFirst(explain(lit), is);
    const why = made.whyNot(place);
    if (why === null || is === null) return why ?? is;
    return { ...withFirst(why, is), rules: [...new Set([...(why.rules ?? []), ...(is.rules ?? [])])] };
  };

  /** When something is first pointed at: no click waits for it. */
  function make(): NonNullable<typeof made> {
    const parts = partsOf({ names: told.names, game: scene.state }, scene.view);
    const whatIs = createWhatIs(scene, told, parts, { sentence, bot });
    return { whatIs, whyNot: createWhyNot(scene, told, reasons, parts, whatIs) };
  }
}

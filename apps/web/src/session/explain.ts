/** Explains on the tablet what a choice would do and what it is about, in as much detail as for a place that is not lit. */
import { createExplain as explainIn, sentencesOf } from '@tabannusi/presenter';
import type { RuleWords } from '@tabannusi/text';
import { type Playing, tabletTextOf } from './context.ts';
import type { Scene } from './scene.ts';
import type { Told } from './told.ts';

export function createExplain(
  scene: Scene,
  { words, names }: Told,
  { sentence, previews }: Pick<RuleWords, 'sentence' | 'previews'>,
): Playing['explain'] {
  const explain = explainIn(scene, words, previews({ names, game: scene.state }, words), sentence);
  if (explain === null) return tabletTextOf;
  return (offer) => {
    const explanation = explain(offer);
    return { ...tabletTextOf(offer), lines: sentencesOf(explanation), rules: explanation.rules };
  };
}

/** Explains on the tablet what a choice would do and what it is about, in as much detail as for a place that is not lit. */
import { preview } from '@tabannusi/engine';
import { askedOf, createExplain as explainIn, sentencesOf } from '@tabannusi/presenter';
import type { RuleWords } from '@tabannusi/text';
import type { TabletText } from '../pointing/tablet-text.ts';
import { type Playing, tabletTextOf } from './context.ts';
import type { Scene } from './scene.ts';
import type { Way } from './tapped.ts';
import type { Told } from './told.ts';
import { choiceIn, nameOf } from './way-words.ts';

export function createExplain(
  scene: Pick<Scene, 'view' | 'state'>,
  { words, names }: Pick<Told, 'words' | 'names'>,
  { sentence, previews }: Pick<RuleWords, 'sentence' | 'previews'>,
): Playing['explain'] {
  const explain = explainIn(scene, words, previews({ names, game: scene.state }, words), sentence);
  if (explain === null) return tabletTextOf;
  return (offer) => {
    const explanation = explain(offer);
    return { ...tabletTextOf(offer), lines: sentencesOf(explanation), rules: explanation.rules };
  };
}

/** Explains the ways to a place: what the last choice of the only way would do, or which ways there are. */
export function explainWays(scene: Scene, told: Told, ways: readonly Way[], rules: RuleWords): TabletText | null {
  const [way, another] = ways;
  const last = way?.steps.at(-1);
  if (way === undefined || last === undefined) return null;
  const { place } = way;
  if (another !== undefined) return { title: choiceIn(told, last), lines: ways.map((each) => nameOf(told, each)), place };
  const { state, question, choice } = last;
  const words = told.speaker.words({ names: told.names, game: state });
  const { offers } = askedOf(words, question, { previews: preview(state), isNamed: false });
  const offer = offers.find((each) => JSON.stringify(each.preview.choice) === JSON.stringify(choice));
  const then = { state, view: { ...scene.view, question } };
  const explanation = offer && createExplain(then, { words, names: told.names }, rules)({ ...offer, place });
  return explanation === undefined ? null : { ...explanation, title: nameOf(told, way) };
}

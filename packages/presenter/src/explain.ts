/**
 * Explains a choice: what it would do, and what its tile, card or action is. It is put into words only on request, because players ask
 * about few choices.
 */
import { type Choice, questionRule, RULE_IDS, RULING_IDS, type RuleId, type State, type View } from '@tabannusi/engine';
import type { RuleWords, Sentences, ToldPreview } from '@tabannusi/text';
import type { Offer } from './asked.ts';
import { ACTION_RULES, ruleOfBonus } from './rules.ts';
import { type ToldTile, toldTiles } from './tiles.ts';

export interface Explanation extends ToldPreview {
  /** What the chosen thing is: the rules of an action, or the text of a tile or card. */
  readonly about: readonly string[];
  /** The rules of the chosen thing, then the rules that offer the choice and ask for it. */
  readonly rules: readonly RuleId[];
}

/** Returns all sentences in reading order. */
export const sentencesOf = ({ cost, changes, follows, about = [], closes, undo }: ToldPreview & Partial<Explanation>): string[] =>
  [cost, ...changes, ...follows, ...about, closes, undo].filter((sentence) => sentence !== null);

/** `view` and `state` hold what the asked seat may know. Returns null if nobody is asked. */
export function createExplain(
  { view, state }: { readonly view: View; readonly state: State },
  words: Pick<Sentences, 'tiles'>,
  preview: ReturnType<RuleWords['previews']>,
  sentence: RuleWords['sentence'],
): ((offer: Offer) => Explanation) | null {
  const { question } = view;
  if (question === null) return null;
  const about = aboutIn(view, state, words.tiles, sentence);
  return ({ preview: offered, label, rule }) => {
    const { lines, rules } = about(offered.choice, offered);
    return {
      ...preview(question, offered),
      // A choice may already contain the text of its card.
      about: lines.filter((line) => !label.includes(line)),
      rules: inOrder([...rules, rule, questionRule(question)]),
    };
  };
}

/** Each rule once. Rules of one part follow in the order of that part, which is the order of the turn or the Action. */
function inOrder(rules: readonly RuleId[]): RuleId[] {
  const parts = Map.groupBy(new Set(rules), (rule) => rule.replace(/[^-]*$/, ''));
  return [...parts.values()].flatMap((part) => part.toSorted((a, b) => placeOf(a) - placeOf(b)));
}

const RULES: readonly RuleId[] = [...RULE_IDS, ...RULING_IDS];
const placeOf = (rule: RuleId): number => RULES.indexOf(rule);

interface About {
  readonly lines: readonly string[];
  readonly rules: readonly RuleId[];
}

const NOTHING: About = { lines: [], rules: [] };

const ofTile = ({ text, rules }: ToldTile, ...more: readonly RuleId[]): About => ({ lines: [text], rules: [...rules, ...more] });

function aboutIn(
  { question, ships, ziggurat }: View,
  { setting }: State,
  words: Sentences['tiles'],
  sentence: RuleWords['sentence'],
): (choice: Choice, preview: Offer['preview']) => About {
  const tiles = toldTiles(words);
  const { faces } = setting.edition.specialWater;
  const ofRules = (...rules: readonly RuleId[]): About => ({ lines: rules.map(sentence), rules });
  /** Whoever places a Garden on this tile gains its bonus. */
  const ofSpecialWater = (tile: number): About => {
    const bonus = ruleOfBonus(faces[tile - 1] ?? '');
    return bonus === null ? NOTHING : ofRules(bonus, 'ACT-GARD-09');
  };
  const ofSection = (section: string, ...rules: readonly RuleId[]): About => {
    const tile = ziggurat.find((each) => each.section === section)?.tile;
    return tile == null ? NOTHING : ofTile(tiles.zigguratTile(tile), ...rules);
  };
  return (choice, { leads, scores }) => {
    switch (choice.choose) {
      case 'die':
      case 'noDie':
        return { lines: [], rules: [...leads.map(({ rule }) => rule), ...(scores.length > 0 ? (['TURN-11'] as const) : [])] };
      case 'destination':
        return { lines: [], rules: ['TURN-12'] };
      case 'done':
        return { lines: [], rules: question?.ask === 'action' ? ['TURN-11', 'TURN-12'] : [] };
      case 'action':
        return ofRules(...ACTION_RULES[choice.action]);
      case 'actionTile':
        return ofTile(tiles.actionTile(choice.tile));
      case 'ship':
        return ofTile(tiles.ship(ships[choice.shipSpace - 1]?.ship ?? 'printed'));
      case 'harbormaster':
        return ofTile(tiles.harbormaster(choice.harbormaster));
      case 'decree':
        return ofTile(tiles.decree(choice.decree));
      case 'urbanCard':
        return ofTile(tiles.urbanCard(choice.card));
      case 'section':
        return ofSection(choice.section);
      case 'zigguratSpace':
        return ofSection(choice.section, 'ACT-ZIG-06');
      case 'refill':
        return ofRules('FREE-02');
      case 'specialWater':
        return ofSpecialWater(choice.tile);
      case 'lay':
        return choice.tile === 'water' ? NOTHING : ofSpecialWater(choice.tile);
      case 'space':
        return question?.ask === 'waterSpace' && question.tile !== null ? ofSpecialWater(question.tile) : NOTHING;
      default:
        return NOTHING;
    }
  };
}

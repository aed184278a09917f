/**
 * What a choice would do, and what the thing is that it is about. It is put into words when somebody asks: of most choices nobody does.
 */
import { type Choice, questionRule, RULE_IDS, RULING_IDS, type RuleId, type State, type View } from '@tabannusi/engine';
import type { RuleWords, Sentences, ToldPreview } from '@tabannusi/text';
import type { Offer } from './asked.ts';
import { ACTION_RULES, ruleOfBonus } from './rules.ts';
import { type ToldTile, toldTiles } from './tiles.ts';

export interface Explanation extends ToldPreview {
  /** What the thing is that is chosen: an action by its rules, a tile or card by its text. */
  readonly about: readonly string[];
  /** The rules of that thing, the one that offers the choice, and the one that asks for it. */
  readonly rules: readonly RuleId[];
}

/** All sentences in the order in which they are read. */
export const sentencesOf = ({ cost, changes, follows, about = [], closes, undo }: ToldPreview & Partial<Explanation>): string[] =>
  [cost, ...changes, ...follows, ...about, closes, undo].filter((sentence) => sentence !== null);

/** `view` and `state` are what the seat that is asked may know; `preview` says what a choice does. Null where nobody is asked. */
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
      // What a card says may stand in the words of its choice already.
      about: lines.filter((line) => !label.includes(line)),
      rules: inOrder([...rules, rule, questionRule(question)]),
    };
  };
}

/** Each once. Those of one part of the rules follow in its order, which is that of the turn or the Action. */
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
  /** Its bonus is gained by whoever places a Garden on it. */
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

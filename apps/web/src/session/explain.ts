/**
 * What a choice would do, and what the thing is that it is about: a lit thing explains no less than an unlit one. It is put into words when somebody
 * asks: of most choices nobody does.
 */
import type { Choice, RuleId } from '@tabannusi/engine';
import type { RuleWords, TileWords } from '@tabannusi/text';
import { hintOf, type Playing } from './context.ts';
import type { Hint } from './hints.ts';
import type { Scene } from './scene.ts';
import { ACTION_RULES, ruleOfBonus, ruleOfTile } from './tile-rules.ts';
import type { Told, ToldOffer } from './told.ts';

type About = Required<Pick<Hint, 'lines' | 'rules'>>;

export function createExplain(
  { view, table, state }: Scene,
  { words, names }: Told,
  { sentence, previews }: Pick<RuleWords, 'sentence' | 'previews'>,
): Playing['explain'] {
  const { question } = view;
  const preview = previews({ names, game: state }, words);
  const { tiles } = words;
  const { faces } = table.setting.edition.specialWater;
  const ofRules = (...rules: readonly RuleId[]): About => ({ lines: rules.map(sentence), rules });
  const ofTile = ({ number, text }: TileWords, ...rules: readonly RuleId[]): About => ({
    lines: [text],
    rules: [ruleOfTile(number), ...rules],
  });
  /** Its bonus is gained by who places a Garden on it. */
  const ofSpecialWater = (tile: number): About => {
    const bonus = ruleOfBonus(faces[tile - 1] ?? '');
    return bonus === null ? NOTHING : ofRules(bonus, 'ACT-GARD-09');
  };
  const ofSection = (section: string, ...rules: readonly RuleId[]): About => {
    const tile = view.ziggurat.find((each) => each.section === section)?.tile;
    return tile == null ? NOTHING : ofTile(tiles.zigguratTile(tile), ...rules);
  };

  const about = (choice: Choice, { leads, scores }: ToldOffer['offer']): About => {
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
        return ofTile(tiles.ship(view.ships[choice.shipSpace - 1]?.ship ?? 'printed'), 'ACT-SHIP-06');
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

  return (found) => {
    const { offer, label } = found;
    const hint = hintOf(found);
    if (question === null) return hint;
    const { lines, rules } = about(offer.choice, offer);
    const { cost, changes, follows, closes, undo } = preview(question, offer);
    // What a card says may stand in the words of its choice already.
    const told = [cost, ...changes, ...follows, ...lines.filter((line) => !label.includes(line)), closes, undo];
    return { ...hint, lines: told.filter((line) => line !== null), rules: [...new Set([...rules, found.rule])] };
  };
}

const NOTHING: About = { lines: [], rules: [] };

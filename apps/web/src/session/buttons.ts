/**
 * The buttons of a question. Most make one choice. Those for dice also make the move if it is the only free one, and say so (decision
 * 0044). An Action tile says what it does, and the claim of a Ship what it costs.
 */
import { type Choice, RESOURCE_COLOURS, type Setting } from '@tabannusi/engine';
import type { WebWords } from '@tabannusi/text';
import type { ButtonWords, ToldButton, Ways } from './tapped.ts';
import type { ToldOffer } from './told-offer.ts';

/** An amount for each colour. */
const NONE: readonly number[] = RESOURCE_COLOURS.map(() => 0);

type Lead = ToldOffer['preview']['leads'][number];

/** The buttons that lead to a District for Gold come last. */
export function buttonsOf(offers: readonly ToldOffer[], { web, words, setting, ways }: ButtonWords): ToldButton[] {
  const buttons = offers.map((offer) => {
    const { choice } = offer.preview;
    if (choice.choose === 'actionTile') return [{ ...alone(offer), label: words.tiles.actionTile(choice.tile).text }];
    if (choice.choose !== 'action' || choice.action !== 'ship') return withLeads(offer, isOnlyDie(offers), web, setting);
    const gold = priceOfShip(ways);
    return [{ ...alone(offer), note: gold === null ? null : web.say('game', 'gold', { gold }) }];
  });
  return [...buttons.flatMap(([first]) => first ?? []), ...buttons.flatMap(([, ...others]) => others)];
}

/** A button that makes one choice. */
const alone = (offer: ToldOffer): ToldButton => ({ ...offer, meant: [], note: null });

/** The price in the question for a Ship; null if no Ship can be claimed. */
function priceOfShip(ways: Ways): number | null {
  for (const [{ steps } = { steps: [] }] of ways.values())
    for (const { question } of steps) if (question.ask === 'ship') return question.gold;
  return null;
}

/**
 * The button of a die with a single free destination includes the move; another button leads to the destinations for Gold. If there is only
 * one die, all its destinations are buttons. A die with several free destinations leads to the question where to go.
 */
function withLeads(offer: ToldOffer, isOnly: boolean, web: WebWords, setting: Setting): ToldButton[] {
  const { leads, scores, choice, cost } = offer.preview;
  const note =
    scores.length === 0 ? null : web.say('taps', 'scores', { districts: web.list(scores.map((each) => web.district(setting, each))) });
  const die = choice.choose === 'die' ? ({ die: 'taken', face: choice.face } as const) : ({ die: 'none', face: 0 } as const);
  const to = ({ district, gold }: Lead): ToldButton => ({
    ...offer,
    preview: gold === 0 ? offer.preview : { ...offer.preview, cost: { dice: NONE, crates: NONE, ...cost, gold } },
    label: web.say('taps', 'leadsTo', { ...die, district: web.district(setting, district), gold }),
    meant: [{ choose: 'destination', district, gold }],
    note,
  });
  if (isOnly && leads.length > 0) return leads.map(to);
  const way = freeWay(offer);
  if (way === null) return [{ ...alone(offer), note }];
  const paid = leads.find(({ gold }) => gold > 0);
  if (paid === undefined) return [to(way)];
  return [to(way), { ...offer, label: web.say('taps', 'elsewhere', { ...die, gold: paid.gold }), meant: [], note }];
}

const isOnlyDie = (offers: readonly ToldOffer[]): boolean => offers.filter(({ preview: { choice } }) => choice.choose === 'die').length < 2;

/** The only free destination of a die; null if there are none or several. */
function freeWay({ preview: { leads } }: ToldOffer): Lead | null {
  const [way, another] = leads.filter(({ gold }) => gold === 0);
  return way === undefined || another !== undefined ? null : way;
}

/** What a choice on the board means: a die includes its free move, unless its destinations are asked for. */
export function meantWith(offer: ToldOffer, offers: readonly ToldOffer[]): readonly Choice[] {
  const way = isOnlyDie(offers) && offer.preview.leads.length > 1 ? null : freeWay(offer);
  return way === null ? [] : [{ choose: 'destination', district: way.district, gold: way.gold }];
}

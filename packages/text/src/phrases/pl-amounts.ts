/** Amounts of tiles and cards in Polish. The names of the values are those of the engine's tables: `tiles/amounts.ts`. */
import { inWords } from '../speech/messages.ts';
import { counted, countedFromTwo, countedGenitive } from './pl-grammar.ts';
import { claimMarker, crate, gardenTile, goldToken, regularWater, specialWater as specialTile } from './pl-nouns.ts';

export const vp = '{vp} PZ';
export const gold = counted('gold', goldToken);
export const markers = counted('markers', claimMarker);
export const specialWater = countedFromTwo('specialWater', specialTile);
export const gardens = countedFromTwo('gardens', gardenTile);
/** In the genitive. */
export const crates = countedGenitive('refills', crate);
export const claimValues = '{first}/{second}/{third} PZ';
/** What a Ship gains automatically, in the nominative and the accusative. */
export const shipGain = `{gain, select, vp {{amount} PZ} water {${countedFromTwo('amount', regularWater)}}}`;

/** For masculine things, in the nominative and the accusative. */
export const spelled = (value: string): string =>
  inWords(value, 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście');
/** In the genitive and the locative. */
export const spelledGenitive = (value: string): string =>
  inWords(value, 'zera jednego dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu jedenastu dwunastu');

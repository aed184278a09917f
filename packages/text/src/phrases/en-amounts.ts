/** Amounts of tiles and cards in English. The names of the values are those of the engine's tables: `tiles/amounts.ts`. */
import { inWords } from '../speech/messages.ts';

export const vp = '{vp} VP';
export const gold = '{gold} Gold';
export const markers = '{markers, plural, one {# Claim marker} other {# Claim markers}}';
export const specialWater = '{specialWater, plural, one {a special Water tile} other {# special Water tiles}}';
export const gardens = '{gardens, plural, one {a Garden tile} other {# Garden tiles}}';
export const crates = '{refills, plural, one {# Crate} other {# Crates}}';
export const claimValues = '{first}/{second}/{third} VP';
/** What a Ship gains automatically. */
export const shipGain =
  '{gain, select, vp {{amount} VP} water {{amount, plural, one {a regular Water tile} other {# regular Water tiles}}}}';

export const spelled = (value: string): string => inWords(value, 'zero one two three four five six');

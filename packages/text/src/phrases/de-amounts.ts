/** Amounts of tiles and cards in German. The names of the values are those of the engine's tables: `tiles/amounts.ts`. */
import { inWords } from '../speech/messages.ts';

export const vp = '{vp} SP';
export const gold = '{gold} Gold';
export const markers = '{markers} Besitzmarker';
/** In the nominative and the accusative. */
export const specialWater = '{specialWater, plural, one {ein spezielles Wasserplättchen} other {# spezielle Wasserplättchen}}';
export const gardens = '{gardens, plural, one {ein Gartenplättchen} other {# Gartenplättchen}}';
export const crates = '{refills, plural, one {# Kiste} other {# Kisten}}';
export const claimValues = '{first}/{second}/{third} SP';
/** What a Ship gains automatically, in the nominative and the accusative. */
export const shipGain =
  '{gain, select, vp {{amount} SP} water {{amount, plural, one {ein normales Wasserplättchen} other {# normale Wasserplättchen}}}}';

export const spelled = (value: string): string => inWords(value, 'null eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf');

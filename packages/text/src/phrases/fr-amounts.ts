/** Amounts of tiles and cards in French. The names of the values are those of the engine's tables: `tiles/amounts.ts`. */
import { inWords } from '../speech/messages.ts';
import { claimMarkersOf, goldTokens } from './fr.ts';

export const vp = '{vp} PV';
export const gold = goldTokens('gold');
export const markers = claimMarkersOf('markers');
export const specialWater = '{specialWater, plural, one {une tuile Eau spéciale} other {# tuiles Eau spéciales}}';
export const gardens = '{gardens, plural, one {une tuile Jardin} other {# tuiles Jardin}}';
export const crates = '{refills, plural, one {# caisse} other {# caisses}}';
export const claimValues = '{first}/{second}/{third} PV';
/** What a Ship gains automatically. */
export const shipGain =
  '{gain, select, vp {{amount} PV} water {{amount, plural, one {une tuile Eau ordinaire} other {# tuiles Eau ordinaires}}}}';

export const spelled = (value: string): string => inWords(value, 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze');

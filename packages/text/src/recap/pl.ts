/** Turns in brief, in Polish. */
import { onPortSpace, sectionIn, shipPlace } from '../phrases/pl.ts';
import { colour, counted } from '../phrases/pl-grammar.ts';
import { claimMarker, colouredCrate, colouredDie, gardenTile, goldToken, regularWater, specialWater, step } from '../phrases/pl-nouns.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

const gold = counted('gold', goldToken);

export const thing: Translated<typeof en.thing> = {
  actionChosen: 'kafel Akcji {actionTile}',
  projectPlaced: `${colour('masculine')} Projekt na polu {space}`,
  built: `${colour('feminine')} Budowla wielkości {size, number} na {size, plural, one {polu} other {polach}} {spaces}`,
  waterLaid: 'Woda na polu {space}',
  gardenPlaced: 'Ogród na polu {space}',
  portHousePlaced: `Dom ${onPortSpace}`,
  zigguratHousePlaced: `Dom w ${sectionIn}`,
  zigguratClaimed: 'znacznik Kontroli na kaflu Zigguratu {zigguratTile}',
  shipMarked: `{ship, select, printed {nadrukowany Statek} unknown {Statek} other {Statek {ship}}} ${shipPlace}`,
  harbormasterGained: 'kafel Przystani {harbormaster}',
  harbormasterUsed: 'użyty kafel Przystani {harbormaster}',
  decreeScored: 'Dekret {decree}',
};

export const gain: Translated<typeof en.gain> = {
  dice: `+${counted('amount', colouredDie)}`,
  crates: `+${counted('amount', colouredCrate)}`,
  gold: `+${counted('amount', goldToken)}`,
  vp: '{amount, number, ::sign-always} PZ',
  markers: `+${counted('amount', claimMarker)}`,
  water: `+${counted('amount', regularWater)}`,
  specialWater: `+${counted('amount', specialWater)}`,
  gardens: `+${counted('amount', gardenTile)}`,
  steps: `${counted('amount', step)} na ${colour('masculineLocative')} torze`,
};

export const recap: Translated<typeof en.recap> = {
  title: 'Ostatnie tury',
  heading: '{player}, tura {turn, number}',
  goOn: 'Dalej',
  route:
    `Kość {face, number}: {stays, select, yes {{to} (zostaje{gold, plural, =0 {} other {, ${gold}}})} other {{from} → {to}{gold, plural, =0 {} other { (${gold})}}}}` as const,
  noAction: 'Bez Akcji',
  scored: 'Punktowanie, {district}: {scores}',
  score: '{player} {vp, number} PZ',
  vp: '{vp, plural, =0 {Bez PZ} other {{vp, number, ::sign-always} PZ}} (razem {total, number})',
  brief: '{turn, number}. {player}: {parts}; {vp, plural, =0 {bez PZ} other {{vp, number, ::sign-always} PZ}}',
};

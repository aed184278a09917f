/** Turns in brief, in French. */
import {
  claimMarkers,
  colour,
  colourF,
  crates,
  dice,
  gardenTiles,
  goldTokens,
  portSpace,
  section,
  shipPlace,
  waterTiles,
} from '../phrases/fr.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const thing: Translated<typeof en.thing> = {
  actionChosen: 'tuile Action {actionTile}',
  projectPlaced: `projet ${colour} en {space}`,
  built: `bâtiment ${colour} de taille {size, number} en {spaces}`,
  waterLaid: 'tuile Eau en {space}',
  gardenPlaced: 'jardin en {space}',
  portHousePlaced: `maison sur la ${portSpace}`,
  zigguratHousePlaced: `maison dans la ${section}`,
  zigguratClaimed: 'marqueur Contrôle sur la tuile Ziggourat {zigguratTile}',
  shipMarked: `{ship, select, printed {navire imprimé} unknown {navire} other {navire {ship}}} ${shipPlace}`,
  harbormasterGained: 'tuile Capitaine du port {harbormaster}',
  harbormasterUsed: 'tuile Capitaine du port {harbormaster} utilisée',
  decreeScored: 'décret {decree}',
};

export const gain: Translated<typeof en.gain> = {
  dice: `+${dice}`,
  crates: `+${crates}`,
  gold: `+${goldTokens('amount')}`,
  vp: '{amount, number, ::sign-always} PV',
  markers: `+${claimMarkers}`,
  water: `+${waterTiles('amount')}`,
  specialWater: '+{amount, plural, one {# tuile Eau spéciale} other {# tuiles Eau spéciales}}',
  gardens: `+${gardenTiles('amount')}`,
  steps: `+{amount, plural, one {# case} other {# cases}} sur la piste ${colourF}`,
};

export const recap: Translated<typeof en.recap> = {
  title: 'Les derniers tours',
  heading: '{player}, tour {turn, number}',
  goOn: 'Continuer',
  route:
    'Dé {face, number} : {stays, select, yes {{to} (sur place{gold, plural, =0 {} one {, # jeton Or} other {, # jetons Or}})} other {{from} → {to}{gold, plural, =0 {} one { (# jeton Or)} other { (# jetons Or)}}}}',
  noAction: 'Aucune action',
  scored: 'Décompte, {district} : {scores}',
  score: '{player} {vp, number} PV',
  vp: '{vp, plural, =0 {Aucun PV} other {{vp, number, ::sign-always} PV}} (total : {total, number})',
  brief: '{turn, number}. {player} : {parts} ; {vp, plural, =0 {aucun PV} other {{vp, number, ::sign-always} PV}}',
};

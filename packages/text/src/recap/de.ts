/** Turns in brief, in German. */
import { claimMarkers, colourE, colourEn, colourEr, colourEs, crates, inSection, onPortSpace } from '../phrases/de.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const thing: Translated<typeof en.thing> = {
  actionChosen: 'Aktionsplättchen {actionTile}',
  projectPlaced: `${colourEs} Projekt auf {space}`,
  built: `${colourEs} Gebäude der Größe {size, number} auf {spaces}`,
  waterLaid: 'Wasser auf {space}',
  gardenPlaced: 'Garten auf {space}',
  portHousePlaced: `Haus ${onPortSpace}`,
  zigguratHousePlaced: `Haus ${inSection}`,
  zigguratClaimed: 'Besitzmarker auf Zigguratplättchen {zigguratTile}',
  shipMarked:
    '{ship, select, printed {aufgedrucktes Schiff} unknown {Schiff} other {Schiff {ship}}} in Zeile {shipRow, number}, Spalte {shipColumn, number}',
  harbormasterGained: 'Hafenmeister {harbormaster}',
  harbormasterUsed: 'Hafenmeister {harbormaster} eingesetzt',
  decreeScored: 'Dekret {decree}',
};

export const gain: Translated<typeof en.gain> = {
  dice: `+{amount, plural, one {# ${colourEr} Würfel} other {# ${colourE} Würfel}}`,
  crates: `+${crates}`,
  gold: '+{amount, number} Gold',
  vp: '{amount, number, ::sign-always} SP',
  markers: `+${claimMarkers}`,
  water: '+{amount, number} Wasserplättchen',
  specialWater: '+{amount, plural, one {# spezielles Wasserplättchen} other {# spezielle Wasserplättchen}}',
  gardens: '+{amount, number} Gartenplättchen',
  steps: `{amount, plural, one {# Schritt} other {# Schritte}} auf der ${colourEn} Machtleiste`,
};

export const recap: Translated<typeof en.recap> = {
  title: 'Die letzten Züge',
  heading: '{player}, Zug {turn, number}',
  goOn: 'Weiter',
  route:
    'Würfel {face, number}: {stays, select, yes {{to} (bleibt{gold, plural, =0 {} other {, # Gold}})} other {{from} → {to}{gold, plural, =0 {} other { (# Gold)}}}}',
  noAction: 'Keine Aktion',
  scored: 'Wertung, {district}: {scores}',
  score: '{player} {vp, number} SP',
  vp: '{vp, plural, =0 {Keine SP} other {{vp, number, ::sign-always} SP}} (jetzt {total, number})',
  brief: '{turn, number}. {player}: {parts}; {vp, plural, =0 {keine SP} other {{vp, number, ::sign-always} SP}}',
};

/** Log lines, and what the page shows of the log and of scorings, in French. */

import {
  actionTile,
  because,
  claimMarkers,
  colour,
  colourF,
  colours,
  decree,
  dice,
  goldTokens,
  harbormaster,
  houseRow,
  inDistrict,
  ofDistrict,
  paidFor,
  portLine,
  portSpace,
  section,
  ship,
  shipPlace,
  shipTile,
  specialTile,
  urbanCard,
  zigguratSpace,
  zigguratTile,
} from '../phrases/fr.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';
import type { Declined } from './reasons.ts';

const declined = select<Declined>('declined', {
  bargeDie: 'le dé de la barge',
  supplyDie: 'le dé de la réserve générale',
  gold: 'l’or',
  water: 'la tuile Eau ordinaire',
  specialWater: 'la tuile Eau spéciale',
  garden: 'la tuile Jardin',
  architect: 'le déplacement de l’Architecte',
  refill: 'le remplissage d’une caisse',
  claims: 'les marqueurs Contrôle',
  step: 'la case de Maîtrise au choix',
  projectStep: 'la case de Maîtrise de la couleur du projet',
  project: 'l’autre tuile Projet',
  vp: 'les PV',
  paidStep: 'la case de Maîtrise payante',
  gardenStep: 'une case de Maîtrise pour un jardin adjacent',
  actionTile: 'ce que la tuile Action {by} offre encore',
  ability: 'ce que le navire {by} offre',
  harbormaster: 'ce que la tuile Capitaine du port {by} offre encore',
  decree: 'ce que le décret {by} offre encore',
});

const gold = goldTokens('gold');

const fromBottom = '{houseFrom, select, bottom { (maison : rangée inférieure)} other {}}';

const fromColoured =
  '{houseFrom, select, white { (maison de la rangée blanche)} yellow { (maison de la rangée jaune)} brown { (maison de la rangée marron)} other {}}';

export const event: Translated<typeof en.event> = {
  bargeLaid: `La barge ${colourF} est placée ${inDistrict}.`,
  diceRolled: `{amount, plural, =0 {Aucun dé ${colour} n’est lancé ${inDistrict}.} one {# dé ${colour} est lancé ${inDistrict} : {faces}.} other {# dés ${colours} sont lancés ${inDistrict} : {faces}.}}`,
  shipLaid: `Le ${shipTile} est placé ${shipPlace}.`,
  harbormasterLaid: `La ${harbormaster} est placée à la ${portLine} du port.`,
  portCrateLaid: `Une caisse ${colourF} est placée sur la case rouge de la ${portLine} du port.`,
  actionTileLaid: `La ${actionTile} est placée ${inDistrict}.`,
  zigguratTileLaid: `La ${zigguratTile} est placée dans la ${section}.`,
  decreeLaid: `Le ${decree} est placé sur le plateau.`,
  urbanCardDrawn: '{player} pioche une carte Urbanisation.',
  urbanCardSeen: `{player} voit la ${urbanCard}.`,
  urbanCardReturned: '{player} garde une carte Urbanisation et en place une sous la pioche.',
  urbanCardKept: '{player} garde la carte Urbanisation {card} ({cardName}) et place {returned} ({returnedName}) sous la pioche.',
  specialWaterOpened: `La ${specialTile} rejoint l’offre.`,
  startPlayerDrawn: '{player} reçoit le jeton Premier Joueur.',
  crateDealt: `{player} commence avec une caisse ${colourF}, face visible.`,
  startBuilding: `{player} commence avec un bâtiment ${colour} en {space}, ${inDistrict}.`,
  turnBegan: '{player} commence son tour.',
  pawnsPlaced: `{player} place son Architecte et son Assistant ${inDistrict}.`,
  dieTaken: `{player} prend le {face, number} sur la barge ${colourF} ${ofDistrict}.`,
  architectMoved: `{player} {gold, plural, =0 {} other {paie ${gold} et }}{stays, select, yes {laisse son Architecte} other {déplace son Architecte}} ${inDistrict}.`,
  assistantMoved: `{player} déplace son Assistant auprès de son Architecte, ${inDistrict}.`,
  actionChosen: `{player} utilise la ${actionTile}.`,
  paid: `{pays, select, some {{player} paie {payment}${paidFor}.} none {{player} ne paie rien${paidFor}.}}`,
  crateRefilled: `{player} remplit une caisse ${colourF}${because}.`,
  projectPlaced: `{player} place un projet ${colour} en {space}, ${inDistrict}${because}.`,
  bonusDeclined: `{player} refuse ${declined}.`,
  goldGained: `{player} gagne ${goldTokens('amount')}${because}.`,
  vpGained: `{player} gagne {amount, number} PV${because}.`,
  vpLost: `{player} perd {amount, number} PV${because}.`,
  markersGained: `{player} gagne ${claimMarkers}${because}.`,
  bargeDieGained: `{player} gagne le {face, number} de la barge ${colourF} ${ofDistrict}${because}.`,
  supplyDieGained: `{player} gagne un dé ${colour} de la réserve générale${because}.`,
  waterGained: `{player} gagne une tuile Eau ordinaire${because}.`,
  specialWaterGained: `{player} prend la ${specialTile} dans l’offre.`,
  gardenGained: `{player} gagne une tuile Jardin${because}.`,
  crateGained: `{player} gagne une caisse ${colourF}, face visible${because}.`,
  stepMade: `{player} progresse d’une case sur la piste de Maîtrise ${colourF} : niveau {row, number}, valeur {value, number}${because}.`,
  stepsLost: `{player} perd {amount, plural, one {une progression} other {# progressions}} sur la piste de Maîtrise ${colourF} : le marqueur est tout en haut.`,
  built: `{player} construit un bâtiment ${colour} en {spaces}, ${inDistrict}${fromBottom}.`,
  houseMoved: `{player} déplace une maison de sa ${houseRow} vers sa rangée inférieure${because}.`,
  portHousePlaced: `{player} place une maison sur la ${portSpace} du port${fromColoured}.`,
  zigguratHousePlaced: `{player} place une maison dans la ${section} de la Ziggourat (${zigguratSpace})${fromBottom}.`,
  zigguratClaimed: `{player} place un marqueur Contrôle sur l’emplacement {claim, number} de la tuile Ziggourat {zigguratTile} : {zigguratTileName}${because}.`,
  markersReturned: `{to, select, area {{player} récupère ${claimMarkers} des projets.} supply {{player} remet ${claimMarkers} des projets dans sa réserve.}}`,
  shipMarked: `{player} prend le contrôle du ${ship}${because}.`,
  harbormasterGained: `{player} gagne la tuile Capitaine du port {harbormaster} : {harbormasterName}${because}.`,
  harbormasterUsed: `{player} utilise la ${harbormaster}.`,
  decreeScored: `{player} décompte le ${decree}.`,
  urbanHouseIgnored: `{player} pourra ignorer une maison requise de plus sur chacune de ses cartes Urbanisation${because}.`,
  waterLaid: `{player} place {tile, select, water {une tuile Eau ordinaire} special {la ${specialTile}}} en {space}.`,
  extraGardening: `{player} effectue une action Jardinage supplémentaire${because}.`,
  gardenPlaced: '{player} place un jardin en {space}, avec un marqueur Contrôle{markerFrom, select, area {} supply { de sa réserve}}.',
  scoringBegan: `{scoring, select, full {La barge ${ofDistrict} est vide : décompte du quartier.} reduced {La barge ${ofDistrict} est vide : décompte réduit, dés et compensations seulement.} final {Décompte final ${ofDistrict}.}}`,
  timeGoldTaken:
    '{player} prend 1 jeton Or sur la piste Temps ({left, plural, =0 {c’était le dernier} one {il en reste #} other {il en reste #}}).',
  diceReturned: `{player} remet ${dice} dans la réserve générale.`,
  districtScored: `{player} {vp, plural, =0 {ne gagne aucun PV} other {gagne # PV}} ${inDistrict}.`,
  endTriggered: '{player} déclenche la fin de partie : on termine cette manche, puis on en joue une dernière.',
  lastRoundBegan: 'La dernière manche commence.',
  urbanCardsRevealed:
    '{cardCount, plural, =0 {{player} n’a pas de carte Urbanisation.} other {{player} révèle {cardCount, plural, one {la carte} other {les cartes}} Urbanisation {cards}. {fulfilledCount, plural, =0 {Accomplie : aucune.} one {Accomplie : {fulfilled}, pour {vp, number} PV.} other {Accomplies : {fulfilled}, pour {vp, number} PV.}}}}',
  harbormastersScored:
    '{player} gagne {vp, number} PV pour {count, plural, one {# tuile Capitaine du port non utilisée} other {# tuiles Capitaine du port non utilisées}}.',
  gameOver:
    '{winnerCount, plural, one {{winners} remporte la partie{decidedBy, select, bot { : en cas d’égalité de PV, l’automate gagne} other {}}.} other {{winners} partagent la victoire.}}',
};

export const log = {
  filter: 'Afficher dans le journal',
  all: 'Tout',
  since: 'Depuis votre dernier tour',
  brief: 'Les tours en bref',
  scorings: 'Décomptes',
  copy: 'Copier',
  copied: 'Copié',
  nothing: 'Rien à afficher pour l’instant.',
} as const satisfies Translated<typeof en.log>;

export const scoring = {
  title: 'Décompte du quartier',
  finalScoring: 'Décompte final',
  nothing: 'rien',
  building:
    'Bâtiment en {spaces} : {size, plural, one {# case} other {# cases}}{gardens, plural, =0 {} one { et # jardin} other { et # jardins}}, à {value, number} PV l’unité, soit {vp, number} PV',
  ship: 'Navire {ship} : {houses, plural, one {# maison du joueur dans sa rangée ou sa colonne} other {# maisons du joueur dans sa rangée et sa colonne}}, soit {vp, number} PV',
  printedShip:
    'Navire imprimé : {houses, plural, one {# maison du joueur dans sa rangée ou sa colonne} other {# maisons du joueur dans sa rangée et sa colonne}}, soit {vp, number} PV',
  zigguratTile: 'Tuile Ziggourat {tile} : {count, number} × {value, number} PV, soit {vp, number} PV',
} as const satisfies Translated<typeof en.scoring>;

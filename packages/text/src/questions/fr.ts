/** Questions, answers, outcomes of chance and refusals, in French. */

import type { BuildingColour, ResourceColour } from '@tabannusi/engine';
import {
  action,
  actionTile,
  because,
  colour,
  colourF,
  decree,
  district,
  forGold,
  goldTokens,
  harbormaster,
  houseRow,
  inDistrict,
  ofDistrict,
  paidFor,
  portSpace,
  section,
  shipTile,
  specialTile,
  urbanCard,
  withBonus,
  zigguratSpace,
  zigguratTile,
} from '../phrases/fr.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

const anyResource = '1 ressource au choix';

const aDieOrGold = select<ResourceColour | 'gold'>('colour', {
  white: 'payer un dé blanc',
  yellow: 'payer un dé jaune',
  brown: 'payer un dé marron',
  blue: 'payer un dé bleu',
  green: 'payer un dé vert',
  gold: 'payer 1 jeton Or',
});

/** The price of a House for the Port from a coloured row. */
const price = ', pour 1 ressource bleue (navire S09)';

const forBlue = select<BuildingColour | 'bottom'>('row', { white: price, yellow: price, brown: price, bottom: '' });

/** A Ship to claim, without its place: the board shows it. Several printed Ships differ only in their places. */
const claimOfShip = (price: string) =>
  `prendre le contrôle du {ship, select, printed {navire imprimé en rangée {shipRow, number}, colonne {shipColumn, number}} unknown {navire} other {navire {ship} ({shipName})}}${price}`;

export const addressed: Translated<typeof en.addressed> = { question: '{player} : {question}' };

export const question: Translated<typeof en.question> = {
  startColour: 'choisissez la couleur de votre bâtiment de départ',
  startSpace: `placez votre bâtiment de départ (${colour})`,
  pawns: 'choisissez votre quartier de départ',
  die: `prenez un dé sur la barge ${ofDistrict}`,
  destination: 'déplacez votre Architecte {die, select, taken {(vous avez pris un {face, number})} none {(vous n’avez pas pris de dé)}}',
  action: '{actionsLeft, plural, =0 {plus aucune action} other {choisissez une action (il en reste #)}}',
  projectColour: `choisissez la couleur de votre projet ${inDistrict}`,
  projectSpace: `placez {further, select, yes {un autre} no {un}} projet ${colour} ${inDistrict}`,
  constructColour: `choisissez la couleur de votre bâtiment ${inDistrict}`,
  afterConstruct: `{offered, select, ship {prendre le contrôle d’un navire pour 1 jeton Or ?} more {choisissez la suite (nouveau bâtiment ${colour}, taille {size, number})}}`,
  gardening:
    'choisissez l’étape suivante du Jardinage{extra, select, yes { du navire S08} no {}}{placed, plural, =0 {} one { (# jardin placé)} other { (# jardins placés)}}',
  waterSpace: `placez {tile, select, water {une tuile Eau ordinaire} special {la ${specialTile}}}`,
  gardenSpace: `placez un jardin sur l’eau ${ofDistrict}`,
  markerSource: `choisissez d’où vient le marqueur Contrôle du jardin${because}`,
  payment: `{pays, select, some {payez {cost}${paidFor}} none {vous n’avez plus rien à payer${paidFor}}}`,
  shipPayment: `payez ${goldTokens('gold')}${paidFor} (S11 : 1 ressource bleue peut remplacer 1 jeton Or)`,
  anyPayment: `choisissez la ressource à payer${paidFor}`,
  refillPayment: `choisissez avec quoi remplir une caisse ${colourF}`,
  bargeDie: `prendre le dé de plus haute valeur de la barge ${colourF} ?`,
  supplyDie: `prenez un dé dans la réserve générale${because}`,
  specialWater: `prenez une tuile Eau spéciale dans l’offre${because}`,
  architectMove: `déplacez votre Architecte${because}`,
  crateRefill: `choisissez une caisse à remplir{crates, plural, one {} other {, # au plus}}${because}`,
  stepOfChoice: `{steps, plural, one {progressez {each, plural, one {d’une case} other {de # cases}} sur une piste de Maîtrise} other {{different, select, yes {progressez d’une case sur {steps, number} pistes de Maîtrise différentes} no {progressez d’une case sur une piste de Maîtrise, encore {steps, number} fois}}}}${because}`,
  paidStep: 'choisissez la piste de Maîtrise où acheter une case',
  boughtStep: `acheter une case sur la piste ${colourF} pour ${anyResource}${because} ?`,
  anyActionTile: `choisissez la tuile Action à utiliser${because}`,
  ship: `choisissez le navire à contrôler${forGold}${because}`,
  portSpace: 'placez une maison dans le quartier du port{free, select, yes { gratuitement} no {}}',
  houseRow: 'choisissez la rangée où prendre votre maison',
  zigguratSpace: 'placez une maison dans le quartier de la Ziggourat',
  zigguratClaim: `placez un marqueur Contrôle sur une tuile Ziggourat${because}`,
  gardenOrMarker: 'choisissez une tuile Jardin ou un marqueur Contrôle (navire S05)',
  urbanCard: `choisissez la carte Urbanisation à garder${because}`,
  moveHouse: 'déplacez {houses, plural, one {une maison} other {jusqu’à # maisons}} vers la rangée inférieure (décret D10)',
  scoringOrder: 'choisissez le quartier à décompter ensuite',
};

export const choice: Translated<typeof en.choice> = {
  startColour: { colour },
  startSpace: { space: `{space}${withBonus}` },
  pawns: { district },
  die: { die: 'prendre le {face, number}', noDie: 'ne pas prendre de dé (la barge est vide)' },
  destination: { destination: `${district}${forGold}` },
  action: { action, actionTile: `utiliser la ${actionTile}`, done: 'terminer le tour' },
  projectColour: { colour },
  projectSpace: { space: `{space}${withBonus}`, decline: 'ne pas placer d’autre projet' },
  constructColour: { colour },
  afterConstruct: {
    ship: claimOfShip(' pour 1 jeton Or'),
    buyStep: `acheter une case sur la piste ${colourF} pour ${anyResource} (navire S14)`,
    action: `${action} (navire S08)`,
    done: 'en rester là',
  },
  gardening: {
    place: 'placer un jardin avec un marqueur Contrôle',
    lay: `placer {tile, select, water {une tuile Eau ordinaire} special {la ${specialTile}}}`,
    buy: '{tile, select, water {acheter une tuile Eau ordinaire pour 1 ressource bleue} garden {acheter une tuile Jardin pour 1 ressource verte}}',
    done: 'terminer le Jardinage',
  },
  waterSpace: { space: '{space}' },
  gardenSpace: { space: `{space}${withBonus}` },
  markerSource: {
    markerFrom: '{from, select, area {prendre le marqueur dans votre zone Joueur} supply {prendre le marqueur dans votre réserve}}',
  },
  payment: { pay: 'payer {payment}', payLess: `utiliser la tuile Capitaine du port B7 : payer 1 ressource ${colourF} de moins` },
  shipPayment: { pay: 'payer {payment}' },
  anyPayment: { pay: 'payer {payment}' },
  refillPayment: { resource: aDieOrGold },
  bargeDie: { accept: `prendre le dé ${colour}`, decline: 'laisser le dé sur la barge' },
  supplyDie: { resource: `prendre un dé ${colour}`, decline: 'ne pas prendre de dé' },
  specialWater: { specialWater: `prendre la ${specialTile}`, decline: 'ne pas prendre de tuile Eau spéciale' },
  architectMove: { district, decline: 'rester sur place' },
  crateRefill: { crate: `remplir une caisse ${colourF}`, decline: 'ne pas remplir de caisse' },
  stepOfChoice: { track: `progresser sur la piste ${colourF}`, decline: 'ne pas progresser' },
  paidStep: { track: `progresser sur la piste ${colourF}, pour 1 ressource ${colourF}`, decline: 'ne pas acheter de case' },
  boughtStep: { accept: 'acheter la case', decline: 'ne pas acheter de case' },
  anyActionTile: { actionTile: `utiliser la ${actionTile}` },
  ship: { ship: claimOfShip(''), decline: 'ne prendre le contrôle d’aucun navire' },
  portSpace: { portSpace: `${portSpace}${withBonus}`, decline: 'ne pas placer de maison' },
  houseRow: { row: `prendre une maison de la ${houseRow}${forBlue}` },
  zigguratSpace: { zigguratSpace: `${section}, ${zigguratSpace}${withBonus}` },
  zigguratClaim: { section: `placer le marqueur sur la ${zigguratTile}`, decline: 'ne pas placer de marqueur' },
  gardenOrMarker: { gain: '{gain, select, garden {gagner une tuile Jardin} marker {gagner un marqueur Contrôle}}' },
  urbanCard: { urbanCard: 'garder {card} (maisons en 1/2/3/port : {cardName} ; {cardVp, number} PV)' },
  moveHouse: {
    row: `déplacer une maison de la ${houseRow}`,
    done: '{houses, plural, one {ne pas déplacer d’autre maison} other {ne pas déplacer de maison}}',
  },
  scoringOrder: { district },
};

export const freeChoice: Translated<typeof en.freeChoice> = {
  refill: `remplir une caisse ${colourF} pour ${anyResource}`,
  decree: 'décompter le décret {decree} : {decreeName}',
  harbormaster: `utiliser la ${harbormaster}`,
};

export const outcome: Translated<typeof en.outcome> = {
  barge: `la barge ${colourF}`,
  dice: '{amount, plural, =0 {aucun dé} other {{faces}}}',
  ship: shipTile,
  harbormaster,
  specialWater: specialTile,
  crate: `une caisse ${colourF}`,
  actionTile,
  zigguratTile,
  decree,
  urbanCard,
  startPlayer: '{player}',
  automaCard: 'carte Automate {automaCard, number}',
  automaTile: `tuile Projet Automate ${colourF}`,
  colour,
};

export const refusal: Translated<typeof en.refusal> = {
  over: 'La partie est terminée.',
  notASeat: 'Aucun joueur n’a de choix à faire : les dés ou les tuiles décident.',
  notChance: 'C’est à un joueur de choisir, et non aux dés ou aux tuiles.',
  notLegal: 'Cela ne fait pas partie des réponses possibles.',
};

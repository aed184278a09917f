/** Questions, answers, outcomes of chance and refusals, in French. */

import type { BuildingColour, ResourceColour } from '@tabannusi/engine';
import {
  action,
  actionTile,
  because,
  colour,
  colourF,
  colours,
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

const anyResource = '1 ressource de n’importe quelle couleur';

const aDieOrGold = select<ResourceColour | 'gold'>('colour', {
  white: 'un dé blanc',
  yellow: 'un dé jaune',
  brown: 'un dé marron',
  blue: 'un dé bleu',
  green: 'un dé vert',
  gold: '1 jeton Or',
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
  startSpace: `choisissez la case de votre bâtiment de départ ${colour}`,
  pawns: 'choisissez votre quartier de départ',
  die: `prenez un dé sur la barge ${ofDistrict}`,
  destination: 'déplacez votre Architecte {die, select, taken {(vous avez pris un {face, number})} none {(sans dé)}}',
  action: '{actionsLeft, plural, =0 {plus aucune action} other {choisissez une action (il en reste #)}}',
  projectColour: `choisissez la couleur de votre projet ${inDistrict}`,
  projectSpace: `choisissez la case {further, select, yes {d’un autre} no {du}} projet ${colour} ${inDistrict}`,
  constructColour: `choisissez la couleur de votre nouveau bâtiment ${inDistrict}`,
  afterConstruct: `{offered, select, ship {prenez-vous le contrôle d’un navire pour 1 jeton Or ?} more {choisissez la suite (nouveau bâtiment ${colour}, taille {size, number})}}`,
  gardening:
    '{extra, select, yes {Jardinage supplémentaire (navire S08)} no {Jardinage}} : choisissez la suite{placed, plural, =0 {} one { (# jardin jusqu’ici)} other { (# jardins jusqu’ici)}}',
  waterSpace: `choisissez la case de {tile, select, water {la tuile Eau ordinaire} special {la ${specialTile}}}`,
  gardenSpace: `choisissez l’eau de votre jardin ${inDistrict}`,
  markerSource: `choisissez d’où vient le marqueur Contrôle du jardin${because}`,
  payment: `{pays, select, some {payez {cost}${paidFor}} none {vous n’avez plus rien à payer${paidFor}}}`,
  shipPayment: `payez ${goldTokens('gold')}${paidFor} (S11 : 1 ressource bleue peut remplacer 1 jeton Or)`,
  anyPayment: `choisissez la ressource à payer${paidFor}`,
  refillPayment: `choisissez avec quoi remplir une caisse ${colourF}`,
  bargeDie: `prenez-vous le dé de plus haute valeur de la barge ${colourF} ?`,
  supplyDie: `prenez un dé dans la réserve générale${because}`,
  specialWater: `prenez une tuile Eau spéciale dans l’offre${because}`,
  architectMove: `déplacez votre Architecte${because}`,
  crateRefill: `choisissez une caisse à remplir${because}{crates, plural, one {} other {, # au plus}}`,
  stepOfChoice: `choisissez une piste de Maîtrise pour progresser {each, plural, one {d’une case} other {de # cases}}${because}{steps, plural, one {} other {, il reste # fois{different, select, yes {, sur des pistes différentes} no {}}}}`,
  paidStep: 'choisissez la piste de Maîtrise où acheter une case',
  boughtStep: `achetez-vous une case sur la piste de Maîtrise ${colourF} pour ${anyResource}${because} ?`,
  anyActionTile: `choisissez une tuile Action et effectuez son action${because}`,
  ship: `choisissez le navire à contrôler${forGold}${because}`,
  portSpace: 'placez une maison dans le quartier du port{free, select, yes { gratuitement} no {}}',
  houseRow: 'choisissez la rangée d’où vient votre maison pour le port',
  zigguratSpace: 'placez une maison dans le quartier de la Ziggourat',
  zigguratClaim: `choisissez la tuile Ziggourat pour votre marqueur Contrôle${because}`,
  gardenOrMarker: 'choisissez une tuile Jardin ou un marqueur Contrôle (navire S05)',
  urbanCard: `choisissez la carte Urbanisation à garder${because}`,
  moveHouse: 'déplacez {houses, plural, one {une maison} other {jusqu’à # maisons}} vers la rangée du bas (décret D10)',
  scoringOrder: 'choisissez le quartier à décompter ensuite',
};

export const choice: Translated<typeof en.choice> = {
  startColour: { colour },
  startSpace: { space: `{space}${withBonus}` },
  pawns: { district },
  die: { die: 'prendre le {face, number}', noDie: 'ne pas prendre de dé (la barge est vide)' },
  destination: { destination: `${district}${forGold}` },
  action: { action, actionTile, done: 'terminer le tour' },
  projectColour: { colour },
  projectSpace: { space: `{space}${withBonus}`, decline: 'ne pas placer d’autre projet' },
  constructColour: { colour: `les projets ${colours}` },
  afterConstruct: {
    ship: claimOfShip(' pour 1 jeton Or'),
    buyStep: `acheter une case sur la piste de Maîtrise ${colourF} pour ${anyResource} (navire S14)`,
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
  markerSource: { markerFrom: '{from, select, area {de votre zone Joueur} supply {de votre réserve}}' },
  payment: { pay: '{payment}', payLess: `utiliser la tuile Capitaine du port B7 : payer 1 ressource ${colourF} de moins` },
  shipPayment: { pay: '{payment}' },
  anyPayment: { pay: '{payment}' },
  refillPayment: { resource: aDieOrGold },
  bargeDie: { accept: `prendre le dé ${colour}`, decline: 'le laisser sur la barge' },
  supplyDie: { resource: `un dé ${colour}`, decline: 'n’en prendre aucun' },
  specialWater: { specialWater: specialTile, decline: 'n’en prendre aucune' },
  architectMove: { district, decline: 'rester sur place' },
  crateRefill: { crate: `une caisse ${colourF}`, decline: 'ne pas en remplir' },
  stepOfChoice: { track: `la piste ${colourF}`, decline: 'ne pas progresser' },
  paidStep: { track: `la piste ${colourF}, pour 1 ressource ${colourF}`, decline: 'ne pas acheter de case' },
  boughtStep: { accept: 'acheter la case', decline: 'ne pas acheter de case' },
  anyActionTile: { actionTile },
  ship: { ship: claimOfShip(''), decline: 'ne prendre le contrôle d’aucun navire' },
  portSpace: { portSpace: `${portSpace}${withBonus}`, decline: 'ne pas placer de maison' },
  houseRow: { row: `la ${houseRow}${forBlue}` },
  zigguratSpace: { zigguratSpace: `${section}, ${zigguratSpace}${withBonus}` },
  zigguratClaim: { section: zigguratTile, decline: 'n’en placer aucun' },
  gardenOrMarker: { gain: '{gain, select, garden {une tuile Jardin} marker {un marqueur Contrôle}}' },
  urbanCard: { urbanCard: 'garder {card} (maisons en 1/2/3/port : {cardName} ; {cardVp, number} PV)' },
  moveHouse: {
    row: `la ${houseRow}`,
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

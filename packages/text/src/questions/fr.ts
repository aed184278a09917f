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
  ship,
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

export const question: Translated<typeof en.question> = {
  startColour: '{player} : de quelle couleur sera le bâtiment de départ ?',
  startSpace: `{player} : où placer le bâtiment de départ ${colour} ?`,
  pawns: '{player} : dans quel quartier placer l’Architecte et l’Assistant ?',
  die: `{player} : quel dé prendre sur la barge ${ofDistrict} ?`,
  destination: '{player} : où déplacer l’Architecte {die, select, taken {avec le {face, number}} none {sans dé}} ?',
  action: `{player} : quelle action effectuer ${inDistrict} ? {actionsLeft, plural, =0 {Il n’en reste aucune.} other {Il en reste #.}}`,
  projectColour: `{player} : quelle couleur de projet placer ${inDistrict} ?`,
  projectSpace: `{player} : où placer {further, select, yes {un autre} no {le}} projet ${colour} ${inDistrict} ?`,
  constructColour: `{player} : sur quels projets construire un bâtiment ${inDistrict} ?`,
  afterConstruct: `{player} : que faire après la construction du bâtiment ${colour} de taille {size, number} ?`,
  gardening: `{player} : comment poursuivre {extra, select, yes {l’action Jardinage supplémentaire (navire S08)} no {l’action Jardinage}} ${inDistrict} ? {placed, plural, =0 {Aucun jardin placé} one {# jardin placé} other {# jardins placés}} jusqu’ici.`,
  waterSpace: `{player} : où placer {tile, select, water {la tuile Eau ordinaire} special {la ${specialTile}}} ${inDistrict} ?`,
  gardenSpace: `{player} : sur quelle eau ${ofDistrict} placer le jardin ?`,
  markerSource: `{player} : où prendre le marqueur Contrôle du jardin${because} ?`,
  payment: `{pays, select, some {{player} : comment payer {cost}${paidFor} ?} none {{player} : il n’y a plus rien à payer${paidFor}.}}`,
  shipPayment: `{player} : comment payer ${goldTokens('gold')}${paidFor} ? 1 ressource bleue peut remplacer 1 jeton Or (navire S11).`,
  anyPayment: `{player} : avec quelle ressource payer${paidFor} ?`,
  refillPayment: `{player} : avec quoi remplir une caisse ${colourF} ?`,
  bargeDie: `{player} : prendre le dé de plus haute valeur de la barge ${colourF} ?`,
  supplyDie: `{player} : quel dé prendre dans la réserve générale${because} ?`,
  specialWater: `{player} : quelle tuile Eau spéciale prendre dans l’offre${because} ?`,
  architectMove: `{player} : où déplacer l’Architecte${because} ?`,
  crateRefill: `{player} : quelle caisse remplir${because} ?{crates, plural, one {} other { Jusqu’à # peuvent l’être.}}`,
  stepOfChoice: `{player} : sur quelle piste de Maîtrise progresser {each, plural, one {d’une case} other {de # cases}}${because} ?{steps, plural, one {} other { Il en reste #{different, select, yes {, sur des pistes différentes} no {}}.}}`,
  paidStep: '{player} : sur quelle piste de Maîtrise acheter une case ?',
  boughtStep: `{player} : acheter une case sur la piste de Maîtrise ${colourF} pour ${anyResource}${because} ?`,
  anyActionTile: `{player} : de quelle tuile Action effectuer l’action${because} ?`,
  ship: `{player} : de quel navire prendre le contrôle${forGold}${because} ?`,
  portSpace: '{player} : sur quelle case Maison du port placer une maison{free, select, yes { gratuitement} no {}} ?',
  houseRow: '{player} : dans quelle rangée prendre la maison destinée au port ?',
  zigguratSpace: '{player} : sur quelle case de la Ziggourat placer une maison ?',
  zigguratClaim: `{player} : sur quelle tuile Ziggourat placer un marqueur Contrôle${because} ?`,
  gardenOrMarker: '{player} : que gagner pour la maison dans la Ziggourat (navire S05) ?',
  urbanCard: `{player} : quelle carte Urbanisation garder${because} ?`,
  moveHouse:
    '{player} : de quelle rangée déplacer une maison vers la rangée inférieure (décret D10) ?{houses, plural, one {} other { Jusqu’à # peuvent l’être.}}',
  scoringOrder: '{player} : quel quartier décompter ensuite ?',
};

export const choice: Translated<typeof en.choice> = {
  startColour: { colour },
  startSpace: { space: `{space}${withBonus}` },
  pawns: { district },
  die: { die: 'le {face, number}', noDie: 'aucun dé : la barge est vide' },
  destination: { destination: `${district}${forGold}` },
  action: { action, actionTile, done: 'terminer le tour' },
  projectColour: { colour },
  projectSpace: { space: `{space}${withBonus}`, decline: 'ne pas placer d’autre projet' },
  constructColour: { colour: `les projets ${colours}` },
  afterConstruct: {
    ship: `prendre le contrôle du ${ship}, pour 1 jeton Or`,
    buyStep: `acheter une case sur la piste de Maîtrise ${colourF} pour ${anyResource} (navire S14)`,
    action: `${action} (navire S08)`,
    done: 'rien de plus',
  },
  gardening: {
    place: 'placer un jardin avec un marqueur Contrôle',
    lay: `placer {tile, select, water {une tuile Eau ordinaire} special {la ${specialTile}}}`,
    buy: '{tile, select, water {acheter une tuile Eau ordinaire pour 1 ressource bleue} garden {acheter une tuile Jardin pour 1 ressource verte}}',
    done: 'terminer l’action Jardinage',
  },
  waterSpace: { space: '{space}' },
  gardenSpace: { space: `{space}${withBonus}` },
  markerSource: { markerFrom: '{from, select, area {dans la zone Joueur} supply {dans la réserve}}' },
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
  ship: { ship, decline: 'ne prendre le contrôle d’aucun navire' },
  portSpace: { portSpace: `${portSpace}${withBonus}`, decline: 'ne pas placer de maison' },
  houseRow: { row: `la ${houseRow}${forBlue}` },
  zigguratSpace: { zigguratSpace: `${section}, ${zigguratSpace}${withBonus}` },
  zigguratClaim: { section: `${zigguratTile} dans la ${section}`, decline: 'n’en placer aucun' },
  gardenOrMarker: { gain: '{gain, select, garden {une tuile Jardin} marker {un marqueur Contrôle}}' },
  urbanCard: { urbanCard },
  moveHouse: {
    row: `la ${houseRow}`,
    done: '{houses, plural, one {ne pas déplacer d’autre maison} other {ne pas déplacer de maison}}',
  },
  scoringOrder: { district },
};

export const freeChoice: Translated<typeof en.freeChoice> = {
  refill: `remplir une caisse ${colourF} pour ${anyResource} (action gratuite)`,
  decree: 'décompter le décret {decree} : {decreeName} (action gratuite)',
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

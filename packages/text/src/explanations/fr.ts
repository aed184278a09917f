/** What things are, what a choice would do, why it is forbidden, and hints, in French. */

import type { BuildingColour, PortLine } from '@tabannusi/engine';
import type { ZigguratSpaceName } from '../names.ts';
import { claimMarkers, colour, colourF, colours, coloursF, gardenTiles, goldTokens, inDistrict, ofDistrict } from '../phrases/fr.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export { forbidden } from '../forbidden/fr.ts';

const resources = (one: string, other: string): string => `{amount, plural, one {# ressource ${one}} other {# ressources ${other}}}`;

const ships = (one: string, other: string): string =>
  `{amount, plural, one {# navire ${one} contrôlé} other {# navires ${other} contrôlés}}`;

const buildings = (one: string, other: string): string => `{amount, plural, one {# bâtiment ${one}} other {# bâtiments ${other}}}`;

const buildingsAtGardens = (one: string, other: string): string =>
  `{amount, plural, one {# bâtiment ${one} adjacent} other {# bâtiments ${other} adjacents}} à un jardin`;

const more = '{amount, number, ::sign-always}';

const crates = `${more} {size, plural, one {caisse ${colourF}} other {caisses ${coloursF}}}`;

const markers = `${more} {size, plural, one {marqueur Contrôle} other {marqueurs Contrôle}}`;

export const lacked: Translated<typeof en.lacked> = {
  white: resources('blanche', 'blanches'),
  yellow: resources('jaune', 'jaunes'),
  brown: resources('marron', 'marron'),
  blue: resources('bleue', 'bleues'),
  green: resources('verte', 'vertes'),
  gold: goldTokens('amount'),
  resources: '{amount, plural, one {# ressource} other {# ressources}} de n’importe quelle couleur',
  markers: `${claimMarkers} dans votre zone Joueur`,
  markerSupply: `${claimMarkers} dans votre réserve`,
  houses: '{amount, plural, one {# maison} other {# maisons}}',
  crates: '{amount, plural, one {# caisse} other {# caisses}} face cachée',
  water: '{amount, plural, one {# tuile Eau} other {# tuiles Eau}}',
  gardens: gardenTiles('amount'),
  actions: '{amount, plural, one {# action} other {# actions}}',
  ships: '{amount, plural, one {# navire contrôlé} other {# navires contrôlés}}',
  whiteShips: ships('blanc', 'blancs'),
  yellowShips: ships('jaune', 'jaunes'),
  brownShips: ships('marron', 'marron'),
  whiteBuildings: buildings('blanc', 'blancs'),
  yellowBuildings: buildings('jaune', 'jaunes'),
  brownBuildings: buildings('marron', 'marron'),
  whiteBuildingsAtGardens: buildingsAtGardens('blanc', 'blancs'),
  yellowBuildingsAtGardens: buildingsAtGardens('jaune', 'jaunes'),
  brownBuildingsAtGardens: buildingsAtGardens('marron', 'marron'),
  portHouses: '{amount, plural, one {# maison} other {# maisons}} dans le quartier du port',
  ownGardens: '{amount, plural, one {# jardin} other {# jardins}} avec votre marqueur Contrôle',
  gardensAtBuildings: '{amount, plural, one {# jardin adjacent} other {# jardins adjacents}} à vos bâtiments',
  zigguratTiles: '{amount, plural, one {# tuile Ziggourat} other {# tuiles Ziggourat}} avec votre marqueur Contrôle',
};

export const missing: Translated<typeof en.missing> = {
  all: 'Il vous manque : {items}.',
  orGold: 'Il vous manque : {items}, ou {gold, plural, one {# jeton Or} other {# jetons Or}} de plus.',
  enough:
    '{ships, plural, one {# de ces navires suffit} other {# de ces navires suffisent}} : un navire imprimé compte pour une couleur de votre choix.',
};

export const preview: Translated<typeof en.preview> = {
  cost: '{paysNext, select, yes {Coût suggéré} no {Coût}} : {pays, select, some {{payment}} none {rien}}.',
  changes: '{whose, select, own {Vous} other {{player}}} : {changes}.',
  leads: 'Votre Architecte peut aller ici : {districts}.',
  leadsOnly: `Votre Architecte {stays, select, yes {reste} other {va}} ${inDistrict}.`,
  leadsForGold: 'Pour 1 jeton Or, votre Architecte peut aller dans n’importe quel quartier.',
  scores: `Ce choix vide la barge ${ofDistrict} : le quartier sera décompté à la fin de ce tour.`,
  closes:
    'Ensuite, vous ne pourrez plus : {choices}{further, plural, =0 {} one {, ainsi que # autre choix} other {, ainsi que # autres choix}}.',
};

export const change: Translated<typeof en.change> = {
  gold: `${more} {size, plural, one {jeton Or} other {jetons Or}}`,
  vp: `${more} PV`,
  markers,
  markerSupply: `${markers} dans la réserve`,
  water: `${more} {size, plural, one {tuile Eau ordinaire} other {tuiles Eau ordinaires}}`,
  specialWater: `${more} {size, plural, one {tuile Eau spéciale} other {tuiles Eau spéciales}}`,
  gardens: `${more} {size, plural, one {tuile Jardin} other {tuiles Jardin}}`,
  dice: `${more} {size, plural, one {dé ${colour}} other {dés ${colours}}}`,
  cratesUp: `${crates} face visible`,
  cratesDown: `${crates} face cachée`,
  mastery: `${more} {size, plural, one {case} other {cases}} sur la piste de Maîtrise ${colourF}`,
};

export const endsUndo: Translated<typeof en.endsUndo> = {
  chance: 'Vous ne pourrez pas annuler ce choix : il révèle de nouvelles informations.',
  seat: 'Vous ne pourrez pas annuler ce choix : ensuite, c’est à un autre joueur de choisir.',
  reveal: 'Vous ne pourrez pas annuler ce choix : il révèle des cartes cachées.',
};

export const thing = {
  barge: 'Barge : {district}',
  die: 'dé de valeur {face, number}',
  projects: 'projets',
  urbanCards: 'cartes Urbanisation',
  architect: 'Architecte : {player}',
  assistant: 'Assistant : {player}',
  track: `piste de Maîtrise ${select<BuildingColour, 'colour'>('colour', { white: 'blanche', yellow: 'jaune', brown: 'marron' })}`,
  rightHand: 'bonus indiqué à droite du niveau {row, number}',
  portSpace: `case ${select<'blue' | 'red', 'side'>('side', { blue: 'bleue', red: 'rouge' })} de la ${select<PortLine, 'line'>('line', { row1: 'rangée 1', row2: 'rangée 2', row3: 'rangée 3', column1: 'colonne 1', column2: 'colonne 2', column3: 'colonne 3' })}`,
  zigguratSpace: `section ${select<BuildingColour, 'section'>('section', { white: 'blanche', yellow: 'jaune', brown: 'marron' })}, ${select<ZigguratSpaceName, 'zigguratSpace'>('zigguratSpace', { baseLeft: 'base à gauche', baseMiddle: 'base au centre', baseRight: 'base à droite', middleLeft: 'milieu à gauche', middleRight: 'milieu à droite', top: 'sommet' })}`,
  houseRow: `maisons de la rangée ${select<BuildingColour | 'bottom', 'row'>('row', { white: 'blanche', yellow: 'jaune', brown: 'marron', bottom: 'inférieure' })}`,
} as const satisfies Translated<typeof en.thing>;

const vp = '{vp, number, ::.0} PV';

export const hints: Translated<typeof en.hints> = {
  note: {
    one: 'Il n’y a qu’un seul choix.',
    allEqual: 'Les {choices, number} choix se valent, autant que je puisse en juger.',
  },
  figure: '{difference, number, ::sign-except-zero .0} PV',
  place: {
    ahead: `{equal, plural, =1 {${vp} de mieux que le choix suivant.} other {L’un de # choix équivalents, ${vp} de mieux que le suivant.}}`,
    behind: `${vp} de moins que le meilleur choix.`,
    equal: 'Aussi bon que tout autre choix.',
  },
  reasons: {
    gains: 'Pour : {gains}.',
    losses: 'Contre : {losses}.',
    both: 'Pour : {gains}. Contre : {losses}.',
  },
  term: {
    vp: 'PV immédiats',
    districts: 'futurs décomptes des quartiers',
    mastery: 'pistes de Maîtrise',
    goods: 'ressources',
    sites: 'projets à construire',
    visit: 'actions au prochain tour',
    houses: 'maisons (et colonnes) du plateau individuel',
    port: 'navires (et Capitaines du port)',
    ziggurat: 'autres marqueurs sur les tuiles Ziggourat',
    decrees: 'décrets',
    urban: 'vos cartes Urbanisation',
    gardens: 'jardins à côté de cases libres',
  },
};

/** Why something cannot be chosen, and what a choice would do, in French. */
import type { Catalogue } from '../../catalogue.ts';
import { claimMarkers, colour, colourF, colours, coloursF, gardenTiles, goldTokens, ofDistrict } from './phrases.ts';

const resources = (one: string, other: string): string => `{amount, plural, one {# ressource ${one}} other {# ressources ${other}}}`;
const ships = (one: string, other: string): string =>
  `{amount, plural, one {# navire ${one} contrôlé} other {# navires ${other} contrôlés}}`;
const buildings = (one: string, other: string): string => `{amount, plural, one {# bâtiment ${one}} other {# bâtiments ${other}}}`;
const buildingsAtGardens = (one: string, other: string): string =>
  `{amount, plural, one {# bâtiment ${one} adjacent} other {# bâtiments ${other} adjacents}} à un jardin`;

const more = '{amount, number, ::sign-always}';
const crates = `${more} {size, plural, one {caisse ${colourF}} other {caisses ${coloursF}}}`;
const markers = `${more} {size, plural, one {marqueur Contrôle} other {marqueurs Contrôle}}`;

export const choices: Pick<Catalogue, 'lacked' | 'missing' | 'preview' | 'change' | 'endsUndo' | 'undoStop'> = {
  lacked: {
    white: resources('blanche', 'blanches'),
    yellow: resources('jaune', 'jaunes'),
    brown: resources('marron', 'marron'),
    blue: resources('bleue', 'bleues'),
    green: resources('verte', 'vertes'),
    gold: goldTokens('amount'),
    resources: '{amount, plural, one {# ressource} other {# ressources}} de n’importe quelle couleur',
    markers: `${claimMarkers} dans la zone Joueur`,
    markerSupply: `${claimMarkers} dans la réserve`,
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
    ownGardens: '{amount, plural, one {# jardin à vous} other {# jardins à vous}}',
    gardensAtBuildings: '{amount, plural, one {# jardin adjacent} other {# jardins adjacents}} à vos bâtiments',
    zigguratTiles: '{amount, plural, one {# tuile Ziggourat} other {# tuiles Ziggourat}} avec votre marqueur Contrôle',
  },
  missing: {
    all: 'Il manque : {items}.',
    orGold: 'Il manque : {items} ; {gold, plural, one {# jeton Or de plus peut} other {# jetons Or de plus peuvent}} en tenir lieu.',
    enough:
      '{ships, plural, one {# de ces navires suffit} other {# de ces navires suffisent}} : un navire imprimé compte pour une couleur au choix.',
  },
  preview: {
    cost: '{paysNext, select, yes {Par défaut, } no {}}{player} {pays, select, some {paie {payment}} none {ne paie rien}}.',
    changes: '{player} : {changes}.',
    leads: '{player} peut déplacer son Architecte ici : {districts}.',
    leadsForGold: 'Pour 1 jeton Or, l’Architecte peut se rendre dans le quartier de votre choix.',
    scores: `La barge ${ofDistrict} sera alors vide : le quartier sera décompté à la fin de ce tour.`,
    closes:
      'Ce choix exclut pour la suite du tour : {choices}{further, plural, =0 {} one {, ainsi que # autre choix} other {, ainsi que # autres choix}}.',
  },
  change: {
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
  },
  endsUndo: {
    chance: 'Ce choix ne pourra pas être annulé : ensuite, les dés ou les tuiles décident.',
    seat: 'Ce choix ne pourra pas être annulé : ensuite, c’est à un autre joueur de décider.',
    reveal: 'Ce choix ne pourra pas être annulé : il révèle des cartes cachées.',
  },
  undoStop: {
    chance: 'Rien de plus ne peut être annulé : les dés ou les tuiles ont décidé.',
    seat: 'Rien de plus ne peut être annulé : la décision est passée à un autre joueur.',
    reveal: 'Rien de plus ne peut être annulé : des cartes cachées ont été révélées.',
    nothing: 'Il n’y a rien à annuler ni à rétablir.',
  },
};

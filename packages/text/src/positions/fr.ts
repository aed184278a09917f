/** Positions in sentences and in pictures, in French. */

import type { View } from '@tabannusi/engine';
import type { DistrictName } from '../names.ts';
import {
  claimMarkersOf,
  colour,
  colourF,
  colours,
  crates,
  decree,
  gardenTiles,
  goldTokens,
  harbormaster,
  inDistrict,
  portLine,
  rowName,
  section,
  sectionColour,
  shipColour,
  shipTile,
  specialTile,
  urbanCard,
  waterTiles,
  withBonus,
  zigguratSpace,
  zigguratTile,
} from '../phrases/fr.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** Short, because the heading of a building grid must not be wider than the grid. */
const shortDistrict = select<DistrictName>('district', {
  artisans: 'Artisans',
  farmers: 'Fermiers',
  scribes: 'Scribes',
  port: 'Port',
  ziggurat: 'Ziggourat',
  named: '{districtTitle}',
});

export const gridTitle = `${shortDistrict} ({districtNumber, number})`;

export const stocks: Translated<typeof en.stocks> = {
  display: 'Offre de tuiles Eau spéciales : {tiles}.',
  displayTile: '{tileNumber, number} ({face})',
  noTiles: 'vide',
  stocks: `Piste Temps : ${goldTokens('timeGold')}. Réserve : ${waterTiles('water')}, ${gardenTiles('gardens')}.`,
  supply: 'Réserve générale : {dice}.',
  noDice: 'vide',
};

export const belongings: Translated<typeof en.belongings> = {
  houseRow: `${rowName} {amount, number}`,
  crateUp: `${crates} face visible`,
  crateDown: `${crates} face cachée`,
  water: waterTiles('amount'),
  gardens: gardenTiles('amount'),
  specialWater: specialTile,
  urbanCard,
  harbormaster,
  ability: '{ship} ({shipName})',
};

const marked = '{marks, plural, =0 {non contrôlé} other {contrôlé par {players}}}';

export const description: Translated<typeof en.description> = {
  barge: select<'none' | 'empty' | 'dice'>('barge', {
    none: 'Aucune barge n’est encore placée ici.',
    empty: `La barge ${colourF} est vide.`,
    dice: `Dés sur la barge ${colourF} : {faces}.`,
  }),
  architects: '{count, plural, =0 {Aucun Architecte ici.} one {Architecte ici : {players}.} other {Architectes ici : {players}.}}',
  assistants: '{count, plural, =0 {Aucun Assistant ici.} one {Assistant ici : {players}.} other {Assistants ici : {players}.}}',
  actions: 'Actions : {items}.',
  buildings: 'Bâtiments : {items}.',
  building: `${colour} de taille {size, number} ({player} : {spaces})`,
  projects: 'Projets : {items}.',
  project: `${colour} ({player} : {spaces})`,
  gardens: 'Jardins : {items}.',
  garden: '{player} ({spaces})',
  water: 'Eau sans jardin : {items}.',
  freeSpaces:
    '{count, plural, =0 {Aucune case de la grille n’est libre.} one {Case libre de la grille : {items}.} other {Cases libres de la grille : {items}.}}',
  space: `{space}${withBonus}`,
  ship: `Rangée {shipRow, number}, colonne {shipColumn, number} : {ship, select, printed {navire imprimé (taille {size, number}), ${marked}} unknown {pas encore de navire} other {${shipTile}, ${marked}}}.`,
  portLine: `À la ${portLine} : {blue, select, house {maison sur la case bleue ({bluePlayer})} free {case bleue libre (bonus : {bonusWords})}} ; {red, select, house {maison sur la case rouge ({redPlayer})} crate {case rouge libre, avec une caisse ${colourF}} free {case rouge libre}} ; {harbormaster, select, none {pas de tuile Capitaine du port} other {${harbormaster}}}.`,
  section: `{zigguratTile, select, none {La ${section} n’a pas encore de tuile.} other {Dans la ${section} se trouve la ${zigguratTile}.}}`,
  sectionHouses: `{count, plural, =0 {Aucune maison dans la ${section}.} one {Maison dans la ${section} : {items}.} other {Maisons dans la ${section} : {items}.}}`,
  sectionHouse: `${zigguratSpace} ({player})`,
  sectionFree: `{count, plural, =0 {Aucune case libre dans la ${section}.} one {Case libre dans la ${section} : {items}.} other {Cases libres dans la ${section} : {items}.}}`,
  sectionSpace: `${zigguratSpace}${withBonus}`,
  sectionClaims: `{count, plural, =0 {Aucun marqueur Contrôle sur la tuile de la ${section}.} other {Marqueurs Contrôle sur la tuile de la ${section} : {items}.}}`,
  sectionClaim: '{player} ({amount, number})',

  seatTitle: '{player} ({seatNumber, number})',
  seatSummary: `{vp, number} PV, ${goldTokens('gold')} ; marqueurs Contrôle : {markers, number} dans la zone Joueur, {markerSupply, number} dans la réserve.`,
  architect: `{placed, select, yes {L’Architecte est ${inDistrict}.} no {L’Architecte n’est pas encore placé.}}`,
  assistant: `{placed, select, yes {L’Assistant est ${inDistrict}.} no {L’Assistant n’est pas encore placé.}}`,
  mastery: 'Pistes de Maîtrise : {items}.',
  track: `${colourF} au niveau {row, number} (bâtiments de valeur {value, number})`,
  houses: 'Maisons restantes par rangée : {items}.',
  goods: '{count, plural, =0 {Aucune possession.} other {Possessions : {items}.}}',
  seatHouses: '{count, plural, =0 {Aucune maison sur le plateau.} other {Maisons sur le plateau : {items}.}}',
  coloured: `{amount, plural, one {# ${colour}} other {# ${colours}}}`,
  seatGardens: 'Jardins sur le plateau : {amount, number}.',
  seatShips: 'Navires contrôlés : {items}.',
  seatShip: `{ship, select, printed {imprimé (taille {size, number})} other {{ship} (${shipColour}, taille {size, number})}}`,
  abilities: 'Capacités : {items}.',
  harbormasters: 'Tuiles détenues : {items}.',
  seatDecrees: 'Décrets décomptés : {items}.',
  seatDecree: decree,
  urbanCards: 'Cartes en main : {items}.',
  urbanCardCount: 'Cartes Urbanisation cachées : {amount, number}.',
  urbanIgnored:
    'Sur chaque carte Urbanisation, {amount, plural, one {# maison requise peut être ignorée} other {# maisons requises peuvent être ignorées}}.',

  gameTitle: 'La partie',
  turn: 'C’est à {player} de jouer. Actions restantes : {actionsLeft, number}.',
  startPlayer: 'Jeton Premier Joueur : {player}.',
  ending: select<View['ending']>('ending', {
    playing: 'La fin de partie n’est pas encore déclenchée.',
    triggered: 'La fin de partie est déclenchée : on termine cette manche, puis on en joue une dernière.',
    lastRound: 'C’est la dernière manche.',
  }),
  decrees: 'Décrets : {items}.',
  decree: '{decree} ({decreeName}{scored, select, yes { ; décompté par {player}} no {}})',
  stocks: 'Projets dans la réserve : {projects}. Éléments de bâtiment : {pieces}.',
  asideHarbormasters: '{count, plural, =0 {Aucune tuile Capitaine du port n’est mise de côté.} other {De côté : {items}.}}',
  urbanDeck: 'Cartes Urbanisation dans la pioche : {amount, number}.',
  urbanBottom: 'Au bas de la pioche, de haut en bas : {items}.',
  urbanBottomCard: '{known, select, yes {carte Urbanisation {card}} no {une carte cachée}} ({player})',
};

export const pictures: Translated<typeof en.pictures> = {
  board: {
    legend: 'Comment lire le plateau',
    legendPieces: '[{letter}1] bâtiment, ({letter}1) projet, *1 jardin : lettre de la couleur, n° du joueur',
    legendBuildings: '[{letter}1] adjacents : un seul bâtiment, car un projet n’en touche pas de sa couleur',
    legendHouses: '^1 maison du port ou de la Ziggourat : n° du joueur ; #{letter} caisse : couleur',
    legendPort: 'Port : par rangée (rg.) et colonne (col.), cases bleue et rouge, Capitaine',
    legendShips: 'Navires : couleur, taille, entre crochets qui les contrôle',
    legendZiggurat: 'Ziggourat : les cases Maison de ses trois sections, et dessous leurs tuiles',
    legendClaims: '[12|1|-] : joueurs 1 et 2 au premier emplacement d’une tuile, 1 au deuxième',
    legendDecrees: 'Décrets : ce qu’ils demandent, entre crochets qui les a décomptés',
    legendSpaces: '~ eau, . case vide ; les codes sont des bonus :',
    legendBonus: '{code} {bonusWords}',
    district: 'Quartier',
    barges: 'Barge',
    barge: `${colourF} : {faces}`,
    emptyBarge: `${colourF} : vide`,
    noBarge: 'aucune',
    architects: 'Architectes',
    assistants: 'Assistants',
    actionTiles: 'Tuiles',
    port: 'Port',
    ship: `{ship, select, printed {imprimé {size, number}} unknown {aucun} other {{ship} ${shipColour} {size, number}}}{marked, select, yes { [{players}]} no {}}`,
    ziggurat: 'Ziggourat',
    section: sectionColour,
    decrees: 'Décrets',
    decree: '{decree} : {decreeName}{scored, select, yes { [{player}]} no {}}',
  },
  portLine: { row1: 'rg. 1', row2: 'rg. 2', row3: 'rg. 3', column1: 'col. 1', column2: 'col. 2', column3: 'col. 3' },
  colourLetter: { white: 'B', yellow: 'J', brown: 'M', blue: 'U', green: 'V' },
  inPlay: {
    actionTiles: 'Tuiles Action',
    ships: 'Navires : les capacités de ceux que vous contrôlez, à partir de votre prochain tour',
    harbormasters:
      'Tuiles Capitaine du port : une seule utilisation, à tout moment de votre tour ; non utilisées, {unusedVp, number} PV à la fin',
    zigguratTiles: 'Tuiles Ziggourat : PV selon votre marqueur le plus à droite, au premier/deuxième/troisième emplacement',
    decrees: 'Décrets : chacun est décompté par un seul joueur, à tout moment de son tour',
    entry: '{number} : {text}',
  },
  seat: {
    summary: `{player} ({seatNumber, number}) : {vp, number} PV, ${goldTokens('gold')}, ${claimMarkersOf('markers')} et {markerSupply, number} dans la réserve`,
    mastery: 'Niveaux de Maîtrise (valeurs des bâtiments) : {tracks}',
    track: `${colourF} {row, number} ({value, number})`,
    houses: 'Maisons restantes par rangée : {rows}',
    goods: 'Possessions : {goods}',
    noGoods: 'aucune',
    cards: 'Tuiles et cartes : {cards}',
    urbanCards: '{amount, plural, one {# carte Urbanisation} other {# cartes Urbanisation}}',
    noCards: 'aucune',
    abilities: 'Capacités : {abilities}',
  },
  scores: { total: 'Total des PV', gold: 'Or (en cas d’égalité)', goldAlone: 'Or' },
  bot: {
    left: 'gauche : {automaCard}',
    right: 'droite : {automaCard}',
    numbers: 'Numéros',
    cardNumber: 'chiffre',
    cardRow: 'rangée {cardRow, number}',
    footLabel: 'en bas',
    pointed: '{row} <--',
    shown: `{number} : {count, plural, =0 {aucune tuile} one {${colourF}} other {${colourF} ({count, number})}}`,
  },
};

/** Positions in sentences and in pictures, in Polish. */

import type { BuildingColour, ResourceColour, View } from '@tabannusi/engine';
import type { DistrictName } from '../names.ts';
import {
  districtOf,
  harbormaster,
  numberOfShip,
  numberOfSpecialTile,
  portLine,
  section,
  sectionIn,
  shipColour,
  specialTile,
  urbanCard,
  withBonus,
  zigguratSpace,
  zigguratTile,
} from '../phrases/pl.ts';
import { buildingColours, colour, counted } from '../phrases/pl-grammar.ts';
import * as nouns from '../phrases/pl-nouns.ts';
import { goldToken, house } from '../phrases/pl-nouns.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** The inhabitants of each District, because its full name would not fit above the grid. */
const districtTitle = `${select<DistrictName>('district', {
  artisans: 'Rzemieślnicy',
  farmers: 'Rolnicy',
  scribes: 'Skrybowie',
  port: 'Port',
  ziggurat: 'Ziggurat',
  named: '{districtTitle}',
})} ({districtNumber, number})`;

const inRow = select<BuildingColour | 'bottom'>('row', { ...buildingColours('masculineLocative'), bottom: 'dolnym rzędzie' });

export const gridTitle = districtTitle;

export const stocks: Translated<typeof en.stocks> = {
  display: 'Odkryte specjalne kafle Wody: {tiles}.',
  displayTile: numberOfSpecialTile,
  noTiles: 'brak',
  stocks: `Tor Czasu: ${counted('timeGold', nouns.goldToken)}. Stosy: ${counted('water', nouns.regularWater)}, ${counted('gardens', nouns.gardenTile)}.`,
  supply: 'Kości we Wspólnych Zasobach: {dice}.',
  noDice: 'brak',
};

export const belongings: Translated<typeof en.belongings> = {
  houseRow: `{amount, number} w ${inRow}`,
  crateUp: counted('amount', nouns.crateUp),
  crateDown: counted('amount', nouns.crateDown),
  water: counted('amount', nouns.regularWater),
  gardens: counted('amount', nouns.gardenTile),
  specialWater: specialTile,
  urbanCard,
  harbormaster,
  ability: '{ship} ({shipName})',
};

const marked = '{marks, plural, =0 {bez znaczników Kontroli} one {znacznik Kontroli: {players}} other {znaczniki Kontroli: {players}}}';

export const description: Translated<typeof en.description> = {
  barge: select<'none' | 'empty' | 'dice'>('barge', {
    none: 'Nie ma tu jeszcze Barki.',
    empty: `Na ${colour('feminineGenitive')} Barce nie ma kości.`,
    dice: `Kości na ${colour('feminineGenitive')} Barce: {faces}.`,
  }),
  architects:
    '{count, plural, =0 {Nie ma tu żadnego Architekta.} one {Jest tu Architekt: {players}.} other {Są tu Architekci: {players}.}}',
  assistants: '{count, plural, =0 {Nie ma tu żadnego Pomocnika.} one {Jest tu Pomocnik: {players}.} other {Są tu Pomocnicy: {players}.}}',
  actions: 'Akcje: {items}.',
  buildings: 'Budowle: {items}.',
  building: `${colour('feminine')} wielkości {size, number} ({player}: {spaces})`,
  projects: 'Projekty: {items}.',
  project: `{size, plural, one {${colour('masculine')}} other {${colour('plural')}}} ({player}: {spaces})`,
  gardens: 'Ogrody: {items}.',
  garden: '{player} ({spaces})',
  water: 'Woda bez Ogrodu: {items}.',
  freeSpaces: '{count, plural, =0 {Nie ma wolnych pól siatki.} one {Wolne pole siatki: {items}.} other {Wolne pola siatki: {items}.}}',
  space: `{space}${withBonus}`,
  ship: `Rząd {shipRow, number}, kolumna {shipColumn, number}: {ship, select, printed {nadrukowany Statek (wielkość {size, number}), ${marked}} unknown {jeszcze bez Statku} other {Statek ${numberOfShip}, ${marked}}}.`,
  portLine: `Przy ${portLine}: {blue, select, house {Dom na niebieskim polu ({bluePlayer})} free {niebieskie pole wolne (premia: {bonusWords})}}; {red, select, house {Dom na czerwonym polu ({redPlayer})} crate {czerwone pole wolne, z ${colour('feminineAccusative')} Skrzynią} free {czerwone pole wolne}}; {harbormaster, select, none {bez kafla Przystani} other {${harbormaster}}}.`,
  section: `W ${sectionIn} {zigguratTile, select, none {nie ma jeszcze kafla} other {leży ${zigguratTile}}}.`,
  sectionHouses: `{count, plural, =0 {W ${sectionIn} nie ma Domów.} other {Domy w ${sectionIn}: {items}.}}`,
  sectionHouse: `${zigguratSpace} ({player})`,
  sectionFree: `{count, plural, =0 {W ${sectionIn} nie ma wolnych pól.} other {Wolne w ${sectionIn}: {items}.}}`,
  sectionSpace: `${zigguratSpace}${withBonus}`,
  sectionClaims: `{count, plural, =0 {Na kaflu w ${sectionIn} nie ma znaczników Kontroli.} other {Znaczniki Kontroli na kaflu w ${sectionIn}: {items}.}}`,
  sectionClaim: '{player} ({amount, number})',

  seatTitle: '{player} ({seatNumber, number})',
  seatSummary: `{vp, number} PZ, ${counted('gold', goldToken)}; znaczniki Kontroli: {markers, number} w obszarze Gracza, {markerSupply, number} we Wspólnych Zasobach.`,
  architect: `{placed, select, yes {Architekt jest w ${districtOf}.} no {Architekta nie ma jeszcze na planszy.}}`,
  assistant: `{placed, select, yes {Pomocnik jest w ${districtOf}.} no {Pomocnika nie ma jeszcze na planszy.}}`,
  mastery: 'Poziomy na torach Rzemiosła: {items}.',
  track: `${colour('masculine')} {row, number} (wartość Budowli {value, number})`,
  houses: 'Pozostałe Domy: {items}.',
  goods: '{count, plural, =0 {Brak dóbr.} other {Dobra: {items}.}}',
  seatHouses: '{count, plural, =0 {Brak Domów na planszy.} other {Domy na planszy: {items}.}}',
  coloured: `${colour('plural')} ({amount, number})`,
  seatGardens: 'Ogrody na planszy: {amount, number}.',
  seatShips: 'Kontrolowane Statki: {items}.',
  seatShip: `{ship, select, printed {nadrukowany (wielkość {size, number})} other {{ship} (${shipColour}, wielkość {size, number})}}`,
  abilities: 'Zdolności: {items}.',
  harbormasters: 'Posiadane kafle: {items}.',
  seatDecrees: 'Zapunktowane Dekrety: {items}.',
  seatDecree: '{decree} ({decreeName})',
  urbanCards: 'Posiadane karty: {items}.',
  urbanCardCount: 'Posiadane tajne karty Miasta: {amount, number}.',
  urbanIgnored: `Na każdej karcie Miasta można zignorować ${counted('amount', house)}.`,

  gameTitle: 'Rozgrywka',
  turn: 'Turę rozgrywa {player}. Pozostałe Akcje: {actionsLeft, number}.',
  startPlayer: 'Gracz rozpoczynający: {player}.',
  ending: select<View['ending']>('ending', {
    playing: 'Zakończenie Gry nie zostało jeszcze wywołane.',
    triggered: 'Zakończenie Gry zostało wywołane: po tej rundzie rozgrywana jest jeszcze jedna, finałowa.',
    lastRound: 'To finałowa runda.',
  }),
  decrees: 'Dekrety: {items}.',
  decree: '{decree} ({decreeName}{scored, select, yes {; ma go {player}} no {}})',
  stocks: 'Kafle Projektów w stosach: {projects}. Figurki Budowli: {pieces}.',
  asideHarbormasters: '{count, plural, =0 {Nie odłożono na bok żadnych kafli Przystani.} other {Odłożone na bok: {items}.}}',
  urbanDeck: 'Karty Miasta w talii: {amount, number}.',
  urbanBottom: 'Na spodzie talii, od góry: {items}.',
  urbanBottomCard: '{known, select, yes {karta Miasta {card}} no {zakryta karta}} ({player})',
};

/** The first letter of each colour, except for brązowy, which begins like biały. The heading of the legend explains them. */
const LETTERS: Readonly<Record<ResourceColour, string>> = { white: 'B', yellow: 'Ż', brown: 'R', blue: 'N', green: 'Z' };

/** Short, so that it fits into a column of the Port with the numbers of four players. */
const shortShipColour = select<BuildingColour>('shipColour', { ...buildingColours('masculine'), brown: 'brąz.' });

export const pictures: Translated<typeof en.pictures> = {
  board: {
    legend: `Jak czytać planszę (${LETTERS.white} biały, ${LETTERS.yellow} żółty, ${LETTERS.brown} brązowy, ${LETTERS.blue} niebieski, ${LETTERS.green} zielony)`,
    legendPieces: '[{letter}1] Budowla, ({letter}1) Projekt, *1 Ogród: litera koloru, numer właściciela',
    legendBuildings: 'sąsiednie [{letter}1] to jedna Budowla: Projekt nie leży obok Budowli w swoim kolorze',
    legendHouses: '^1 Dom w Porcie, na Zigguracie: numer właściciela; #{letter} Skrzynia: litera koloru',
    legendPort: 'Port: rzędy i kolumny z niebieskim i czerwonym polem Domu i kaflem Przystani',
    legendShips: 'Statki: kolor, wielkość, w nawiasie numery graczy, którzy je kontrolują',
    legendZiggurat: 'Ziggurat: pola Domów jego trzech sekcji, pod nimi ich kafle',
    legendClaims: '[12|1|-]: gracze 1 i 2 na pierwszym polu Kontroli kafla, gracz 1 na drugim',
    legendDecrees: 'Dekrety: ich wymagania, w nawiasie numer gracza, który ma ten Dekret',
    legendSpaces: '~ Woda, . puste pole; kody to premie:',
    legendBonus: '{code} {bonusWords}',
    district: 'Dzielnica',
    barges: 'Barka',
    barge: `${colour('feminine')}: {faces}`,
    emptyBarge: `${colour('feminine')}: pusta`,
    noBarge: 'jeszcze brak',
    architects: 'Architekci',
    assistants: 'Pomocnicy',
    actionTiles: 'Kafle',
    port: 'Port',
    ship: `{ship, select, printed {nadruk {size, number}} unknown {jeszcze brak} other {{ship} ${shortShipColour} {size, number}}}{marked, select, yes { [{players}]} no {}}`,
    ziggurat: 'Ziggurat',
    section,
    decrees: 'Dekrety',
    decree: '{decree}: {decreeName}{scored, select, yes { [{player}]} no {}}',
  },
  portLine: { row1: 'rz. 1', row2: 'rz. 2', row3: 'rz. 3', column1: 'kol. 1', column2: 'kol. 2', column3: 'kol. 3' },
  colourLetter: LETTERS,
  inPlay: {
    actionTiles: 'Kafle Akcji',
    ships: 'Statki: zdolności tych, które kontrolujesz, od twojej następnej tury',
    harbormasters: 'Kafle Przystani: używane raz, w każdej chwili twojej tury; nieużyte, {unusedVp, number} PZ na koniec',
    zigguratTiles: 'Kafle Zigguratu: PZ według pierwszego od prawej z twoich znaczników, na pierwszym/drugim/trzecim polu',
    decrees: 'Dekrety: każdy punktuje tylko jeden gracz, w każdej chwili swojej tury',
    entry: '{number}: {text}',
  },
  seat: {
    summary: `{player} ({seatNumber, number}): {vp, number} PZ, ${counted('gold', nouns.goldToken)}, ${counted('markers', nouns.claimMarker)} i {markerSupply, number} we Wspólnych Zasobach`,
    mastery: 'Poziomy Rzemiosła (wartości): {tracks}',
    track: `${colour('masculine')} {row, number} ({value, number})`,
    houses: 'Pozostałe Domy: {rows}',
    goods: 'Dobra: {goods}',
    noGoods: 'brak',
    cards: 'Kafle i karty: {cards}',
    urbanCards: counted('amount', nouns.urbanCard),
    noCards: 'brak',
    abilities: 'Zdolności: {abilities}',
  },
  scores: { total: 'Suma PZ', gold: 'Złoto (rozstrzyga remisy)', goldAlone: 'Złoto' },
  bot: {
    left: 'lewa: {automaCard}',
    right: 'prawa: {automaCard}',
    numbers: 'Numery',
    cardNumber: 'liczba',
    cardRow: 'wiersz {cardRow, number}',
    footLabel: 'u dołu',
    pointed: '{row} <--',
    shown: `{number}: {count, plural, =0 {brak kafla} one {${colour('masculine')}} other {${colour('masculine')} ({count, number})}}`,
  },
};

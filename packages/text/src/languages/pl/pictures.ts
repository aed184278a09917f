/** The words in pictures of positions and in tables, in Polish. */
import type { BuildingColour, ResourceColour } from '@tabannusi/engine';
import { select } from '../../messages.ts';
import type { PictureMessages } from '../../position/messages.ts';
import { buildingColours, colour, counted } from './grammar.ts';
import * as nouns from './nouns.ts';
import { section } from './phrases.ts';

/** The first letters, but for brązowy, which begins like biały. The heading of the legend explains them. */
const LETTERS: Readonly<Record<ResourceColour, string>> = { white: 'B', yellow: 'Ż', brown: 'R', blue: 'N', green: 'Z' };

/** To fit into a column of the Port with the numbers of four players. */
const shortShipColour = select<BuildingColour>('shipColour', { ...buildingColours('masculine'), brown: 'brąz.' });

export const pictures: PictureMessages = {
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
    harbormasters: 'Kafle Przystani: używane raz, w każdej chwili twojej tury; nieużyte, 3 PZ na koniec',
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

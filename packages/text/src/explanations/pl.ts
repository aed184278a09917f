/** What things are, what a choice would do, why it is forbidden, and hints, in Polish. */

import type { BuildingColour, PortLine } from '@tabannusi/engine';
import type { ZigguratSpaceName } from '../names.ts';
import { districtOf } from '../phrases/pl.ts';
import type { Adjective, Noun } from '../phrases/pl-grammar.ts';
import { agreeing, COLOURS, colour, countedGenitive, described, followed } from '../phrases/pl-grammar.ts';
import * as nouns from '../phrases/pl-nouns.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export { forbidden } from '../forbidden/pl.ts';

/** Missing things are in the genitive. */
const lack = (thing: Noun): string => countedGenitive('amount', thing);

const resources = (colour: Adjective): string => lack(described(colour, 'masculine', nouns.resource));

const markedShip = followed(nouns.ship, 'z twoim znacznikiem Kontroli');

const ships = (colour: Adjective): string => lack(described(colour, 'masculine', markedShip));

const building = (colour: Adjective): Noun => described(colour, 'feminine', nouns.building);

const buildingsAtGardens = (colour: Adjective): string => lack(followed(building(colour), 'obok Ogrodu'));

/** A difference with its sign, and its noun. */
const more = (thing: Noun): string => `{amount, number, ::sign-always} ${agreeing('size', thing)}`;

export const lacked: Translated<typeof en.lacked> = {
  white: resources(COLOURS.white),
  yellow: resources(COLOURS.yellow),
  brown: resources(COLOURS.brown),
  blue: resources(COLOURS.blue),
  green: resources(COLOURS.green),
  gold: lack(nouns.goldToken),
  resources: lack(followed(nouns.resource, 'dowolnego koloru')),
  markers: lack(followed(nouns.claimMarker, 'w obszarze Gracza')),
  markerSupply: lack(followed(nouns.claimMarker, 'we Wspólnych Zasobach')),
  houses: lack(nouns.house),
  crates: lack(described(nouns.faceDown, 'feminine', nouns.crate)),
  water: lack(nouns.waterTile),
  gardens: lack(nouns.gardenTile),
  actions: lack(nouns.action),
  ships: lack(markedShip),
  whiteShips: ships(COLOURS.white),
  yellowShips: ships(COLOURS.yellow),
  brownShips: ships(COLOURS.brown),
  whiteBuildings: lack(building(COLOURS.white)),
  yellowBuildings: lack(building(COLOURS.yellow)),
  brownBuildings: lack(building(COLOURS.brown)),
  whiteBuildingsAtGardens: buildingsAtGardens(COLOURS.white),
  yellowBuildingsAtGardens: buildingsAtGardens(COLOURS.yellow),
  brownBuildingsAtGardens: buildingsAtGardens(COLOURS.brown),
  portHouses: lack(followed(nouns.house, 'w Dzielnicy Portowej')),
  ownGardens: lack(followed(nouns.garden, 'z twoim znacznikiem Kontroli')),
  gardensAtBuildings: lack(followed(nouns.garden, 'obok twoich Budowli')),
  zigguratTiles: lack(followed(nouns.zigguratTile, 'z twoim znacznikiem Kontroli')),
};

export const missing: Translated<typeof en.missing> = {
  all: 'Brakuje {items}.',
  orGold: `Brakuje {items} lub ${countedGenitive('gold', nouns.goldToken)}.`,
  enough:
    '{ships, plural, one {Wystarczy #} few {Wystarczą #} many {Wystarczy #} other {Wystarczy #}} z tych Statków: nadrukowany liczy się jako jeden dowolny kolor.',
};

export const preview: Translated<typeof en.preview> = {
  cost: '{pays, select, some {{paysNext, select, yes {Możesz zapłacić} no {Zapłacisz}} {payment}} none {Nic nie zapłacisz}}.',
  changes: '{whose, select, own {Ty} other {{player}}}: {changes}.',
  leads: 'Twój Architekt może przejść {districts}.',
  leadsOnly: `Twój Architekt {stays, select, yes {zostaje w} other {przechodzi do}} ${districtOf}.`,
  leadsForGold: 'Za 1 żeton Złota twój Architekt może przejść do dowolnej Dzielnicy.',
  scores: `Opróżnisz w ten sposób Barkę w ${districtOf}: na koniec tej tury nastąpi Punktowanie tej Dzielnicy.`,
  closes:
    'Potem nie będzie już do wyboru: {choices}{further, plural, =0 {} one { oraz # inna odpowiedź} few { oraz # inne odpowiedzi} many { oraz # innych odpowiedzi} other { oraz # innej odpowiedzi}}.',
};

export const change: Translated<typeof en.change> = {
  gold: more(nouns.goldToken),
  vp: '{amount, number, ::sign-always} PZ',
  markers: more(nouns.claimMarker),
  markerSupply: more(followed(nouns.claimMarker, 'we Wspólnych Zasobach')),
  water: more(nouns.regularWater),
  specialWater: more(nouns.specialWater),
  gardens: more(nouns.gardenTile),
  dice: more(nouns.colouredDie),
  cratesUp: more(nouns.crateUp),
  cratesDown: more(nouns.crateDown),
  mastery: more(followed(nouns.step, `na ${colour('masculineLocative')} torze Rzemiosła`)),
};

export const endsUndo: Translated<typeof en.endsUndo> = {
  chance: 'Nie będzie można tego cofnąć: ujawni to nowe informacje.',
  seat: 'Nie będzie można tego cofnąć: potem wybiera inny gracz.',
  reveal: 'Nie będzie można tego cofnąć: ujawni to zakryte karty.',
};

export const thing = {
  barge: 'Barka: {district}',
  die: 'kość o wartości {face, number}',
  projects: 'Projekty',
  urbanCards: 'karty Miasta',
  architect: 'Architekt: {player}',
  assistant: 'Pomocnik: {player}',
  track: `${select<BuildingColour, 'colour'>('colour', { white: 'biały', yellow: 'żółty', brown: 'brązowy' })} tor Rzemiosła`,
  rightHand: 'premia na prawo od poziomu {row, number}',
  portSpace: `${select<'blue' | 'red', 'side'>('side', { blue: 'niebieskie', red: 'czerwone' })} pole przy ${select<PortLine, 'line'>('line', { row1: 'rzędzie 1', row2: 'rzędzie 2', row3: 'rzędzie 3', column1: 'kolumnie 1', column2: 'kolumnie 2', column3: 'kolumnie 3' })}`,
  zigguratSpace: `${select<BuildingColour, 'section'>('section', { white: 'biała', yellow: 'żółta', brown: 'brązowa' })} sekcja, ${select<ZigguratSpaceName, 'zigguratSpace'>('zigguratSpace', { baseLeft: 'podstawa z lewej', baseMiddle: 'podstawa w środku', baseRight: 'podstawa z prawej', middleLeft: 'środek z lewej', middleRight: 'środek z prawej', top: 'szczyt' })}`,
  houseRow: `${select<BuildingColour | 'bottom', 'row'>('row', { white: 'biały', yellow: 'żółty', brown: 'brązowy', bottom: 'dolny' })} rząd Domów`,
} as const satisfies Translated<typeof en.thing>;

const vp = '{vp, number, ::.0} PZ';

export const hints: Translated<typeof en.hints> = {
  note: {
    one: 'Jest tylko jedna odpowiedź.',
    allEqual: 'O ile mogę to ocenić, wszystkie odpowiedzi (jest ich {choices, number}) są równie dobre.',
  },
  figure: '{difference, number, ::sign-except-zero .0} PZ',
  place: {
    ahead: `{equal, plural, =1 {${vp} więcej niż najlepsza z pozostałych.} other {Jedna z # równie dobrych odpowiedzi, ${vp} więcej niż najlepsza z pozostałych.}}`,
    behind: `${vp} mniej niż najlepsza.`,
    equal: 'Równie dobra jak każda inna.',
  },
  reasons: {
    gains: 'Za: {gains}.',
    losses: 'Przeciw: {losses}.',
    both: 'Za: {gains}. Przeciw: {losses}.',
  },
  term: {
    vp: 'natychmiastowe PZ',
    districts: 'przyszłe Punktowania Dzielnic',
    mastery: 'tory Rzemiosła',
    goods: 'Surowce',
    sites: 'Projekty pod przyszłe Budowle',
    visit: 'Akcje w następnej turze',
    houses: 'Domy i kolumny na planszy Gracza',
    port: 'Statki i kafle Przystani',
    ziggurat: 'kolejne znaczniki na kaflach Zigguratu',
    decrees: 'Dekrety',
    urban: 'twoje karty Miasta',
    gardens: 'Ogrody przy wolnych polach',
  },
};

/** Why something cannot be chosen, and what a choice would do, in Polish. */
import type { Catalogue } from '../../catalogue.ts';
import {
  type Adjective,
  adjective,
  agreeing,
  COLOURS,
  colour,
  counted,
  countedGenitive,
  described,
  followed,
  type Noun,
} from './grammar.ts';
import * as nouns from './nouns.ts';
import { districtOf } from './phrases.ts';

/** What is missing stands in the genitive. */
const lack = (thing: Noun): string => countedGenitive('amount', thing);

const resources = (colour: Adjective): string => lack(described(colour, 'masculine', nouns.resource));
const markedShip = followed(nouns.ship, 'z twoim znacznikiem Kontroli');
const ships = (colour: Adjective): string => lack(described(colour, 'masculine', markedShip));
const building = (colour: Adjective): Noun => described(colour, 'feminine', nouns.building);
const buildingsAtGardens = (colour: Adjective): string => lack(followed(building(colour), 'obok Ogrodu'));

/** A difference with its sign, and its noun. */
const more = (thing: Noun): string => `{amount, number, ::sign-always} ${agreeing('size', thing)}`;

export const choices: Pick<Catalogue, 'lacked' | 'missing' | 'preview' | 'change' | 'endsUndo' | 'undoStop'> = {
  lacked: {
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
    ownGardens: lack(described(adjective('własn'), 'masculine', nouns.garden)),
    gardensAtBuildings: lack(followed(nouns.garden, 'obok twoich Budowli')),
    zigguratTiles: lack(followed(nouns.zigguratTile, 'z twoim znacznikiem Kontroli')),
  },
  missing: {
    all: 'Brakuje {items}.',
    orGold: `Brakuje {items}; zamiast tego {gold, plural, one {wystarczy} few {wystarczą} many {wystarczy} other {wystarczy}} jeszcze ${counted('gold', nouns.goldToken)}.`,
    enough:
      '{ships, plural, one {Wystarczy #} few {Wystarczą #} many {Wystarczy #} other {Wystarczy #}} z tych Statków: nadrukowany liczy się jako jeden dowolny kolor.',
  },
  preview: {
    cost: '{paysNext, select, yes {Domyślnie } no {}}{player} {pays, select, some {płaci {payment}} none {nic nie płaci}}.',
    changes: '{player}: {changes}.',
    leads: '{player} może przemieścić Architekta {districts}.',
    leadsForGold: 'Za 1 żeton Złota Architekt może pójść do dowolnej Dzielnicy.',
    scores: `Barka w ${districtOf} będzie wtedy pusta: na koniec tej tury ta Dzielnica jest punktowana.`,
    closes:
      'W tej turze nie będzie już możliwe: {choices}{further, plural, =0 {} one { oraz # inna odpowiedź} few { oraz # inne odpowiedzi} many { oraz # innych odpowiedzi} other { oraz # innej odpowiedzi}}.',
  },
  change: {
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
  },
  endsUndo: {
    chance: 'Tego nie będzie można cofnąć: potem decydują kości lub kafle.',
    seat: 'Tego nie będzie można cofnąć: potem decyduje inny gracz.',
    reveal: 'Tego nie będzie można cofnąć: ujawnia to zakryte karty.',
  },
  undoStop: {
    chance: 'Niczego więcej nie można cofnąć: zdecydowały już kości lub kafle.',
    seat: 'Niczego więcej nie można cofnąć: decyzja należała już do innego gracza.',
    reveal: 'Niczego więcej nie można cofnąć: ujawniono już zakryte karty.',
    nothing: 'Nie ma nic do cofnięcia ani do ponowienia.',
  },
};

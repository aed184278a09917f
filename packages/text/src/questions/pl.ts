/** Questions, answers, outcomes of chance and refusals, in Polish. */

import type { BuildingColour, ResourceColour } from '@tabannusi/engine';
import {
  actionTile,
  actionToDo,
  because,
  decree,
  district,
  districtOf,
  forGold,
  harbormaster,
  numberOfHarbormaster,
  numberOfShip,
  numberOfSpecialTile,
  paidFor,
  portSpace,
  section,
  specialTile,
  urbanCard,
  useOfActionTile,
  waterTile,
  withBonus,
  zigguratSpace,
  zigguratTile,
} from '../phrases/pl.ts';
import { agreeing, colour, counted, houseRow } from '../phrases/pl-grammar.ts';
import { goldToken, step } from '../phrases/pl-nouns.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** The means of payment. */
const dieOrGold = select<ResourceColour | 'gold'>('colour', {
  white: 'białą kością',
  yellow: 'żółtą kością',
  brown: 'brązową kością',
  blue: 'niebieską kością',
  green: 'zieloną kością',
  gold: '1 żetonem Złota',
});

/** The price of a House for the Port from a coloured row. */
const price = ', za 1 niebieski Surowiec (Statek S09)';

const forBlue = select<BuildingColour | 'bottom'>('row', { white: price, yellow: price, brown: price, bottom: '' });

/** A Ship to claim, without its place: the board shows it. Several printed Ships differ only in their places. */
const onClaimedShip =
  '{ship, select, printed {nadrukowanym Statku w rzędzie {shipRow, number} i kolumnie {shipColumn, number}} unknown {Statku} other {Statku {ship} ({shipName})}}';

/** The same in the accusative. */
const claimedShip =
  '{ship, select, printed {nadrukowany Statek w rzędzie {shipRow, number} i kolumnie {shipColumn, number}} unknown {Statek} other {Statek {ship} ({shipName})}}';

export const addressed: Translated<typeof en.addressed> = { question: '{player}: {question}' };

export const question: Translated<typeof en.question> = {
  startColour: 'wybierz kolor swojej początkowej Budowli',
  startSpace: `wybierz pole na ${colour('feminineAccusative')} początkową Budowlę`,
  pawns: 'wybierz początkową Dzielnicę',
  die: `weź kość z Barki w ${districtOf}`,
  destination: 'przemieść Architekta {die, select, taken {(wzięta kość: {face, number})} none {(bez kości)}}',
  action: '{actionsLeft, plural, =0 {nie masz już Akcji} other {wybierz Akcję (pozostało: #)}}',
  projectColour: `wybierz kolor Projektu w ${districtOf}`,
  projectSpace: `wybierz pole na {further, select, yes {kolejny ${colour('masculine')}} no {${colour('masculine')}}} Projekt w ${districtOf}`,
  constructColour: `wybierz kolor nowej Budowli w ${districtOf}`,
  afterConstruct: `{offered, select, ship {umieścić znacznik Kontroli na Statku za 1 żeton Złota?} more {wybierz, co dalej (nowa ${colour('feminine')} Budowla wielkości {size, number})}}`,
  gardening:
    '{extra, select, yes {dodatkowa Akcja „Stwórz Ogród” (Statek S08)} no {Akcja „Stwórz Ogród”}}: wybierz, co dalej{placed, plural, =0 {} other { (umieszczone Ogrody: #)}}',
  waterSpace: `wybierz pole, na którym umieścisz ${waterTile}`,
  gardenSpace: `wybierz Wodę w ${districtOf}, na której umieścisz Ogród`,
  markerSource: `wybierz, skąd weźmiesz znacznik Kontroli na Ogród${because}`,
  payment: `{pays, select, some {zapłać {cost}${paidFor}} none {nic więcej nie płacisz${paidFor}}}`,
  shipPayment: `zapłać ${counted('gold', goldToken)}${paidFor} (S11: jeden możesz zastąpić niebieskim Surowcem)`,
  anyPayment: `wybierz Surowiec, którym zapłacisz${paidFor}`,
  refillPayment: `wybierz, czym zapłacisz za napełnienie ${colour('feminineGenitive')} Skrzyni`,
  bargeDie: `wziąć kość o najwyższej wartości z ${colour('feminineGenitive')} Barki?`,
  supplyDie: `weź kość ze Wspólnych Zasobów${because}`,
  specialWater: `weź odkryty specjalny kafel Wody${because}`,
  architectMove: `przemieść Architekta${because}`,
  crateRefill: `wybierz Skrzynię do napełnienia{crates, plural, one {} other {, najwyżej #}}${because}`,
  stepOfChoice: `{steps, plural, one {wybierz tor Rzemiosła, na którym wykonasz {each, plural, one {ruch} other {# ${agreeing('each', step)}}}} other {{different, select, yes {wybierz różne tory Rzemiosła, po jednym ruchu na każdym (ruchy: {steps, number})} no {wybierz tor Rzemiosła dla kolejnego z {steps, number} ruchów}}}}${because}`,
  paidStep: 'wybierz tor Rzemiosła, na którym kupisz ruch',
  boughtStep: `kupić ruch na ${colour('masculineLocative')} torze Rzemiosła za 1 dowolny Surowiec${because}?`,
  anyActionTile: `wybierz kafel Akcji, którego Akcję wykonasz${because}`,
  ship: `wybierz Statek, na którym umieścisz znacznik Kontroli${forGold}${because}`,
  portSpace: 'umieść Dom w Dzielnicy Portowej{free, select, yes { za darmo} no {}}',
  houseRow: 'wybierz rząd, z którego weźmiesz Dom do Portu',
  zigguratSpace: 'umieść Dom w Dzielnicy Zigguratu',
  zigguratClaim: `wybierz kafel Zigguratu, na którym umieścisz znacznik Kontroli${because}`,
  gardenOrMarker: 'wybierz kafel Ogrodu lub znacznik Kontroli (Statek S05)',
  urbanCard: `wybierz kartę Miasta, którą zachowasz${because}`,
  moveHouse: 'przesuń {houses, plural, one {Dom} few {do # Domów} many {do # Domów} other {do # Domu}} do dolnego rzędu (Dekret D10)',
  scoringOrder: 'wybierz Dzielnicę, którą punktujesz jako następną',
};

export const choice: Translated<typeof en.choice> = {
  startColour: { colour: colour('masculine') },
  startSpace: { space: `{space}${withBonus}` },
  pawns: { district },
  die: { die: 'weź kość o wartości {face, number}', noDie: 'nie bierz kości (Barka jest pusta)' },
  destination: { destination: `do ${districtOf}${forGold}` },
  action: { action: actionToDo, actionTile: useOfActionTile, done: 'zakończ turę' },
  projectColour: { colour: colour('masculine') },
  projectSpace: { space: `{space}${withBonus}`, decline: 'nie umieszczaj kolejnego Projektu' },
  constructColour: { colour: colour('masculine') },
  afterConstruct: {
    ship: `umieść znacznik Kontroli na ${onClaimedShip} za 1 żeton Złota`,
    buyStep: `kup ruch na ${colour('masculineLocative')} torze Rzemiosła za 1 dowolny Surowiec (Statek S14)`,
    action: `${actionToDo} (Statek S08)`,
    done: 'gotowe',
  },
  gardening: {
    place: 'umieść Ogród ze znacznikiem Kontroli',
    lay: `umieść ${waterTile}`,
    buy: '{tile, select, water {kup zwykły kafel Wody za 1 niebieski Surowiec} garden {kup kafel Ogrodu za 1 zielony Surowiec}}',
    done: 'zakończ Akcję „Stwórz Ogród”',
  },
  waterSpace: { space: '{space}' },
  gardenSpace: { space: `{space}${withBonus}` },
  markerSource: { markerFrom: '{from, select, area {weź z obszaru Gracza} supply {weź ze Wspólnych Zasobów}}' },
  payment: { pay: '{payment}', payLess: `użyj kafla Przystani B7: zapłać o 1 ${colour('masculine')} Surowiec mniej` },
  shipPayment: { pay: '{payment}' },
  anyPayment: { pay: '{payment}' },
  refillPayment: { resource: dieOrGold },
  bargeDie: { accept: `weź ${colour('feminineAccusative')} kość`, decline: 'zostaw ją na Barce' },
  supplyDie: { resource: `weź ${colour('feminineAccusative')} kość`, decline: 'nie bierz żadnej' },
  specialWater: { specialWater: `weź kafel ${numberOfSpecialTile}`, decline: 'nie bierz żadnego' },
  architectMove: { district: `do ${districtOf}`, decline: 'zostaw na miejscu' },
  crateRefill: { crate: `napełnij ${colour('feminineAccusative')} Skrzynię`, decline: 'nie napełniaj żadnej' },
  stepOfChoice: { track: `${colour('masculine')} tor`, decline: 'nie wykonuj ruchu' },
  paidStep: { track: `${colour('masculine')} tor, za 1 ${colour('masculine')} Surowiec`, decline: 'nie kupuj ruchu' },
  boughtStep: { accept: 'kup ruch', decline: 'nie kupuj ruchu' },
  anyActionTile: { actionTile: useOfActionTile },
  ship: { ship: `wybierz ${claimedShip}`, decline: 'nie umieszczaj znacznika Kontroli' },
  portSpace: { portSpace: `${portSpace}${withBonus}`, decline: 'nie umieszczaj Domu' },
  houseRow: { row: `${houseRow('masculine')} rząd${forBlue}` },
  zigguratSpace: { zigguratSpace: `${section} sekcja, ${zigguratSpace}${withBonus}` },
  zigguratClaim: { section: 'wybierz kafel {zigguratTile} ({zigguratTileName})', decline: 'nie umieszczaj znacznika Kontroli' },
  gardenOrMarker: { gain: '{gain, select, garden {weź kafel Ogrodu} marker {weź znacznik Kontroli}}' },
  urbanCard: { urbanCard: 'zachowaj {card} (Domy w 1/2/3/Porcie: {cardName}; {cardVp, number} PZ)' },
  moveHouse: {
    row: `przesuń Dom z ${houseRow('masculineGenitive')} rzędu`,
    done: '{houses, plural, one {nie przesuwaj kolejnego Domu} other {nie przesuwaj Domów}}',
  },
  scoringOrder: { district },
};

export const freeChoice: Translated<typeof en.freeChoice> = {
  refill: `napełnij ${colour('feminineAccusative')} Skrzynię za 1 dowolny Surowiec`,
  decree: 'zapunktuj Dekret {decree}: {decreeName}',
  harbormaster: `użyj kafla Przystani ${numberOfHarbormaster}`,
};

export const outcome: Translated<typeof en.outcome> = {
  barge: `${colour('feminine')} Barka`,
  dice: '{amount, plural, =0 {bez kości} other {{faces}}}',
  ship: `Statek ${numberOfShip}`,
  harbormaster,
  specialWater: specialTile,
  crate: `${colour('feminine')} Skrzynia`,
  actionTile,
  zigguratTile,
  decree,
  urbanCard,
  startPlayer: '{player}',
  automaCard: 'karta Automy {automaCard, number}',
  automaTile: `${colour('masculine')} kafel Projektu Automy`,
  colour: colour('masculine'),
};

export const refusal: Translated<typeof en.refusal> = {
  over: 'Rozgrywka jest zakończona.',
  notASeat: 'Żaden gracz nie ma teraz nic do wyboru: decydują kości lub kafle.',
  notChance: 'Teraz wybiera gracz, a nie kości ani kafle.',
  notLegal: 'Tej odpowiedzi nie można teraz wybrać.',
};

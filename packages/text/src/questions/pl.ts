/** Questions, answers, outcomes of chance and refusals, in Polish. */

import type { BuildingColour, ResourceColour } from '@tabannusi/engine';
import {
  action,
  actionTile,
  because,
  decree,
  district,
  districtOf,
  forGold,
  harbormaster,
  numberOfHarbormaster,
  numberOfShip,
  onShip,
  paidFor,
  portSpace,
  section,
  sectionIn,
  ship,
  specialTile,
  urbanCard,
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

export const question: Translated<typeof en.question> = {
  startColour: 'Jaki kolor {player} wybiera dla początkowej Budowli?',
  startSpace: `Gdzie {player} umieszcza ${colour('feminineAccusative')} początkową Budowlę?`,
  pawns: 'W której Dzielnicy {player} umieszcza Architekta i Pomocnika?',
  die: `Którą kość {player} bierze z Barki w ${districtOf}?`,
  destination: 'Dokąd {player} przemieszcza Architekta {die, select, taken {po wzięciu kości o wartości {face, number}} none {bez kości}}?',
  action: `Którą Akcję {player} wykonuje w ${districtOf}? Pozostało Akcji: {actionsLeft, number}.`,
  projectColour: `Jaki kolor Projektu {player} wybiera w ${districtOf}?`,
  projectSpace: `Gdzie {player} umieszcza {further, select, yes {kolejny ${colour('masculine')}} no {${colour('masculine')}}} Projekt w ${districtOf}?`,
  constructColour: `Jaki kolor ma Budowla, którą {player} buduje w ${districtOf}?`,
  afterConstruct: `Co {player} robi po zbudowaniu ${colour('feminineGenitive')} Budowli wielkości {size, number}?`,
  gardening: `Co {player} robi dalej w {extra, select, yes {dodatkowej Akcji „Stwórz Ogród” (Statek S08)} no {Akcji „Stwórz Ogród”}} w ${districtOf}? Umieszczone Ogrody: {placed, number}.`,
  waterSpace: `Gdzie {player} umieszcza ${waterTile} w ${districtOf}?`,
  gardenSpace: `Na której Wodzie w ${districtOf} {player} umieszcza Ogród?`,
  markerSource: `Skąd {player} bierze znacznik Kontroli na Ogród${because}?`,
  payment: `{pays, select, some {Jak {player} płaci {cost}${paidFor}?} none {{player} nie ma już nic do zapłacenia${paidFor}.}}`,
  shipPayment: `Jak {player} płaci ${counted('gold', goldToken)}${paidFor}? 1 niebieski Surowiec może zastąpić 1 żeton Złota (Statek S11).`,
  anyPayment: `Czym {player} płaci${paidFor}?`,
  refillPayment: `Czym {player} płaci za napełnienie ${colour('feminineGenitive')} Skrzyni?`,
  bargeDie: `Czy {player} bierze kość o najwyższej wartości z ${colour('feminineGenitive')} Barki?`,
  supplyDie: `Którą kość {player} bierze ze Wspólnych Zasobów${because}?`,
  specialWater: `Który z odkrytych specjalnych kafli Wody {player} bierze${because}?`,
  architectMove: `Dokąd {player} przemieszcza Architekta${because}?`,
  crateRefill: `Którą Skrzynię {player} napełnia${because}?{crates, plural, one {} other { Można napełnić do # Skrzyń.}}`,
  stepOfChoice: `Na którym torze Rzemiosła {player} wykonuje {steps, plural, one {{each, plural, one {ruch} other {# ${agreeing('each', step)}}}} other {następny z # ruchów{different, select, yes { na różnych torach} no {}}}}${because}?`,
  paidStep: 'Na którym torze Rzemiosła {player} kupuje ruch?',
  boughtStep: `Czy {player} kupuje ruch na ${colour('masculineLocative')} torze Rzemiosła za 1 dowolny Surowiec${because}?`,
  anyActionTile: `Akcję którego kafla Akcji {player} wykonuje${because}?`,
  ship: `Na którym Statku {player} umieszcza znacznik Kontroli${forGold}${because}?`,
  portSpace: 'Na którym polu Domu w Porcie {player} umieszcza Dom{free, select, yes { za darmo} no {}}?',
  houseRow: 'Z którego rzędu {player} bierze Dom do Portu?',
  zigguratSpace: 'Na którym polu w sekcjach Zigguratu {player} umieszcza Dom?',
  zigguratClaim: `Na którym kaflu Zigguratu {player} umieszcza znacznik Kontroli${because}?`,
  gardenOrMarker: 'Co {player} otrzymuje za Dom w Dzielnicy Zigguratu (Statek S05)?',
  urbanCard: `Którą kartę Miasta {player} zachowuje${because}?`,
  moveHouse:
    'Z którego rzędu {player} przenosi Dom do dolnego rzędu (Dekret D10)?{houses, plural, one {} other { Można przenieść do # Domów.}}',
  scoringOrder: 'Którą Dzielnicę {player} punktuje jako następną?',
};

export const choice: Translated<typeof en.choice> = {
  startColour: { colour: colour('masculine') },
  startSpace: { space: `{space}${withBonus}` },
  pawns: { district: `w ${districtOf}` },
  die: { die: 'kość o wartości {face, number}', noDie: 'bez kości: Barka jest pusta' },
  destination: { destination: `do ${districtOf}${forGold}` },
  action: { action, actionTile, done: 'zakończyć turę' },
  projectColour: { colour: colour('masculine') },
  projectSpace: { space: `{space}${withBonus}`, decline: 'nie umieszczać kolejnego Projektu' },
  constructColour: { colour: colour('masculine') },
  afterConstruct: {
    ship: `umieścić znacznik Kontroli ${onShip}, za 1 żeton Złota`,
    buyStep: `kupić ruch na ${colour('masculineLocative')} torze Rzemiosła za 1 dowolny Surowiec (Statek S14)`,
    action: `${action} (Statek S08)`,
    done: 'nic więcej',
  },
  gardening: {
    place: 'umieścić Ogród ze znacznikiem Kontroli',
    lay: `umieścić ${waterTile}`,
    buy: '{tile, select, water {kupić zwykły kafel Wody za 1 niebieski Surowiec} garden {kupić kafel Ogrodu za 1 zielony Surowiec}}',
    done: 'zakończyć Akcję „Stwórz Ogród”',
  },
  waterSpace: { space: '{space}' },
  gardenSpace: { space: `{space}${withBonus}` },
  markerSource: { markerFrom: '{from, select, area {z obszaru Gracza} supply {ze Wspólnych Zasobów}}' },
  payment: { pay: '{payment}', payLess: `użyć kafla Przystani B7: zapłacić o 1 ${colour('masculine')} Surowiec mniej` },
  shipPayment: { pay: '{payment}' },
  anyPayment: { pay: '{payment}' },
  refillPayment: { resource: dieOrGold },
  bargeDie: { accept: `wziąć ${colour('feminineAccusative')} kość`, decline: 'zostawić ją na Barce' },
  supplyDie: { resource: `${colour('feminine')} kość`, decline: 'nie brać żadnej' },
  specialWater: { specialWater: specialTile, decline: 'nie brać żadnego' },
  architectMove: { district: `do ${districtOf}`, decline: 'zostawić na miejscu' },
  crateRefill: { crate: `${colour('feminine')} Skrzynia`, decline: 'nie napełniać żadnej' },
  stepOfChoice: { track: `${colour('masculine')} tor`, decline: 'nie wykonywać ruchu' },
  paidStep: { track: `${colour('masculine')} tor, za 1 ${colour('masculine')} Surowiec`, decline: 'nie kupować ruchu' },
  boughtStep: { accept: 'kupić ruch', decline: 'nie kupować ruchu' },
  anyActionTile: { actionTile },
  ship: { ship, decline: 'nie umieszczać znacznika Kontroli' },
  portSpace: { portSpace: `${portSpace}${withBonus}`, decline: 'nie umieszczać Domu' },
  houseRow: { row: `${houseRow('masculine')} rząd${forBlue}` },
  zigguratSpace: { zigguratSpace: `${section} sekcja, ${zigguratSpace}${withBonus}` },
  zigguratClaim: { section: `${zigguratTile} w ${sectionIn}`, decline: 'nie umieszczać znacznika Kontroli' },
  gardenOrMarker: { gain: '{gain, select, garden {kafel Ogrodu} marker {znacznik Kontroli}}' },
  urbanCard: { urbanCard },
  moveHouse: {
    row: `${houseRow('masculine')} rząd`,
    done: '{houses, plural, one {nie przenosić kolejnego Domu} other {nie przenosić Domów}}',
  },
  scoringOrder: { district },
};

export const freeChoice: Translated<typeof en.freeChoice> = {
  refill: `napełnić ${colour('feminineAccusative')} Skrzynię za 1 dowolny Surowiec (Dodatkowa Akcja)`,
  decree: 'zapunktować Dekret {decree}: {decreeName} (Dodatkowa Akcja)',
  harbormaster: `użyć kafla Przystani ${numberOfHarbormaster}`,
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
  notASeat: 'Teraz nie odpowiada żaden gracz: decydują kości lub kafle.',
  notChance: 'Teraz odpowiada gracz, a nie kości lub kafle.',
  notLegal: 'Tej odpowiedzi nie ma wśród możliwych.',
};

/** Log lines, and what the page shows of the log and of scorings, in Polish. */

import {
  atPortLine,
  because,
  decree,
  district,
  districtAccusative,
  districtOf,
  numberOfActionTile,
  numberOfHarbormaster,
  numberOfShip,
  numberOfSpecialTile,
  numberOfUrbanCard,
  numberOfZigguratTile,
  onPortSpace,
  onShip,
  paidFor,
  sectionIn,
  shipPlace,
  specialTile,
  waterTile,
  zigguratSpace,
} from '../phrases/pl.ts';
import { adjective, colour, counted, described, houseRow, noun, oneOrMore } from '../phrases/pl-grammar.ts';
import { claimMarker, goldToken, harbormasterTile } from '../phrases/pl-nouns.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';
import type { Declined } from './reasons.ts';

/** Includes the preposition, z or ze. */
const declined = select<Declined>('declined', {
  bargeDie: 'z kości z Barki',
  supplyDie: 'z kości ze Wspólnych Zasobów',
  gold: 'ze Złota',
  water: 'ze zwykłego kafla Wody',
  specialWater: 'ze specjalnego kafla Wody',
  garden: 'z kafla Ogrodu',
  architect: 'z ruchu Architekta',
  refill: 'z napełnienia Skrzyni',
  claims: 'ze znaczników Kontroli',
  step: 'z ruchu na wybranym torze',
  projectStep: 'z ruchu na torze w kolorze Projektu',
  project: 'z kolejnego kafla Projektu',
  vp: 'z PZ',
  paidStep: 'z płatnego ruchu na torze',
  gardenStep: 'z ruchu za Ogród obok nowej Budowli',
  actionTile: 'z tego, co jeszcze oferuje kafel Akcji {by}',
  ability: 'z tego, co oferuje Statek {by}',
  harbormaster: 'z tego, co jeszcze oferuje kafel Przystani {by}',
  decree: 'z tego, co jeszcze oferuje Dekret {by}',
});

const dieAsObject = noun(
  `${colour('feminineAccusative')} kość`,
  `${colour('plural')} kości`,
  `${colour('feminineGenitive')} kości`,
  `${colour('pluralGenitive')} kości`,
);

const unusedHarbormaster = described(adjective('nieużyt'), 'masculine', harbormasterTile);

const onTrack = `na ${colour('masculineLocative')} torze Rzemiosła`;

const claimMarkers = counted('amount', claimMarker);

const fromBottom = '{houseFrom, select, bottom { (Dom z dolnego rzędu)} other {}}';

const fromColoured =
  '{houseFrom, select, white { (Dom z białego rzędu)} yellow { (Dom z żółtego rzędu)} brown { (Dom z brązowego rzędu)} other {}}';

export const event: Translated<typeof en.event> = {
  bargeLaid: `W ${districtOf} leży ${colour('feminine')} Barka.`,
  diceRolled: `{amount, plural, =0 {W ${districtOf} nie rzuca się żadną ${colour('feminineAccusative')} kością.} other {Rzut ${oneOrMore('amount', `${colour('feminineAccusative')} kością`, `${colour('pluralInstrumental')} kośćmi`)} w ${districtOf}: {faces}.}}`,
  shipLaid: `Statek ${numberOfShip} leży ${shipPlace}.`,
  harbormasterLaid: `Kafel Przystani ${numberOfHarbormaster} leży ${atPortLine}.`,
  portCrateLaid: `Na czerwonym polu ${atPortLine} leży ${colour('feminine')} Skrzynia.`,
  actionTileLaid: `Kafel Akcji ${numberOfActionTile} leży w ${districtOf}.`,
  zigguratTileLaid: `Kafel Zigguratu ${numberOfZigguratTile} leży w ${sectionIn}.`,
  decreeLaid: `${decree} zostaje odkryty.`,
  urbanCardDrawn: '{player} dobiera kartę Miasta.',
  urbanCardSeen: `{player} widzi kartę Miasta ${numberOfUrbanCard}.`,
  urbanCardReturned: '{player} zachowuje jedną kartę Miasta, a jedną kładzie na spód talii.',
  urbanCardKept: '{player} zachowuje kartę Miasta {card} ({cardName}), a kartę {returned} ({returnedName}) kładzie na spód talii.',
  specialWaterOpened: `Specjalny kafel Wody ${numberOfSpecialTile} zostaje odkryty.`,
  startPlayerDrawn: 'Graczem rozpoczynającym jest {player}.',
  crateDealt: `{player} zaczyna z odkrytą ${colour('feminineAccusative')} Skrzynią.`,
  startBuilding: `{player} zaczyna z ${colour('feminineAccusative')} Budowlą na polu {space} w ${districtOf}.`,
  turnBegan: '{player} zaczyna turę.',
  pawnsPlaced: `{player} umieszcza Architekta i Pomocnika w ${districtOf}.`,
  dieTaken: `{player} bierze kość o wartości {face, number} z ${colour('feminineGenitive')} Barki w ${districtOf}.`,
  architectMoved: `{player} {gold, plural, =0 {} other {płaci ${counted('gold', goldToken)} i }}{stays, select, yes {zostawia Architekta w} other {przemieszcza Architekta do}} ${districtOf}.`,
  assistantMoved: `{player} stawia Pomocnika obok Architekta w ${districtOf}.`,
  actionChosen: `{player} używa kafla Akcji ${numberOfActionTile}.`,
  paid: `{pays, select, some {{player} płaci {payment}${paidFor}.} none {{player} nic nie płaci${paidFor}.}}`,
  crateRefilled: `{player} napełnia ${colour('feminineAccusative')} Skrzynię${because}.`,
  projectPlaced: `{player} umieszcza ${colour('masculine')} Projekt na polu {space} w ${districtOf}${because}.`,
  bonusDeclined: `{player} rezygnuje ${declined}.`,
  goldGained: `{player} otrzymuje ${counted('amount', goldToken)}${because}.`,
  vpGained: `{player} otrzymuje {amount, number} PZ${because}.`,
  vpLost: `{player} traci {amount, number} PZ${because}.`,
  markersGained: `{player} otrzymuje ${claimMarkers}${because}.`,
  bargeDieGained: `{player} otrzymuje kość o wartości {face, number} z ${colour('feminineGenitive')} Barki w ${districtOf}${because}.`,
  supplyDieGained: `{player} otrzymuje ${colour('feminineAccusative')} kość ze Wspólnych Zasobów${because}.`,
  waterGained: `{player} otrzymuje zwykły kafel Wody${because}.`,
  specialWaterGained: `{player} bierze odkryty ${specialTile}.`,
  gardenGained: `{player} otrzymuje kafel Ogrodu${because}.`,
  crateGained: `{player} otrzymuje odkrytą ${colour('feminineAccusative')} Skrzynię${because}.`,
  stepMade: `{player} przesuwa się ${onTrack} na poziom {row, number}, wartość {value, number}${because}.`,
  stepsLost: `{player} traci {amount, plural, one {ruch} few {# ruchy} many {# ruchów} other {# ruchu}} ${onTrack}: znacznik jest już na szczycie toru.`,
  built: `{player} buduje ${colour('feminineAccusative')} Budowlę na {size, plural, one {polu} other {polach}} {spaces} w ${districtOf}${fromBottom}.`,
  houseMoved: `{player} przesuwa Dom z ${houseRow('masculineGenitive')} rzędu do dolnego rzędu${because}.`,
  portHousePlaced: `{player} umieszcza Dom ${onPortSpace}${fromColoured}.`,
  zigguratHousePlaced: `{player} umieszcza Dom w ${sectionIn} Zigguratu (${zigguratSpace})${fromBottom}.`,
  zigguratClaimed: `{player} umieszcza znacznik Kontroli na {claim, number}. polu Kontroli kafla Zigguratu {zigguratTile}: {zigguratTileName}${because}.`,
  markersReturned: `{to, select, area {{player} odzyskuje ${claimMarkers} z Projektów.} supply {{player} zwraca ${claimMarkers} z Projektów do Wspólnych Zasobów.}}`,
  shipMarked: `{player} umieszcza znacznik Kontroli ${onShip}${because}.`,
  harbormasterGained: `{player} otrzymuje kafel Przystani {harbormaster}: {harbormasterName}${because}.`,
  harbormasterUsed: `{player} używa kafla Przystani ${numberOfHarbormaster}.`,
  decreeScored: `{player} punktuje ${decree}.`,
  urbanHouseIgnored: `{player} może na każdej swojej karcie Miasta zignorować o jeden Dom więcej${because}.`,
  waterLaid: `{player} umieszcza ${waterTile} na polu {space}.`,
  extraGardening: `{player} wykonuje dodatkową Akcję „Stwórz Ogród”${because}.`,
  gardenPlaced:
    '{player} umieszcza Ogród ze znacznikiem Kontroli{markerFrom, select, area {} supply { ze Wspólnych Zasobów}} na polu {space}.',
  scoringBegan: `{scoring, select, full {Barka w ${districtOf} jest pusta: Punktowanie Dzielnicy.} reduced {Barka w ${districtOf} jest pusta: skrócone Punktowanie, tylko kości i rekompensaty.} final {Punktacja Końcowa: ${district}.}}`,
  timeGoldTaken:
    '{player} bierze 1 żeton Złota z toru Czasu ({left, plural, =0 {to był ostatni} one {został #} few {zostały #} many {zostało #} other {zostało #}}).',
  diceReturned: `{player} zwraca ${counted('amount', dieAsObject)} do Wspólnych Zasobów.`,
  districtScored: `{player} {vp, plural, =0 {nie otrzymuje PZ} other {otrzymuje # PZ}} za ${districtAccusative}.`,
  endTriggered: '{player} wywołuje Zakończenie Gry: po tej rundzie rozgrywana jest jeszcze jedna, finałowa.',
  lastRoundBegan: 'Zaczyna się finałowa runda.',
  urbanCardsRevealed:
    '{cardCount, plural, =0 {{player} nie ma karty Miasta.} other {{player} ujawnia {cardCount, plural, one {kartę} other {karty}} Miasta {cards}. Zrealizowane: {fulfilledCount, plural, =0 {żadna} other {{fulfilled}, za {vp, number} PZ}}.}}',
  harbormastersScored: `{player} otrzymuje {vp, number} PZ za ${counted('count', unusedHarbormaster)}.`,
  gameOver:
    '{winnerCount, plural, one {{winners} wygrywa rozgrywkę{decidedBy, select, bot {: przy remisie w PZ wygrywa Bot} other {}}.} other {Wspólna wygrana: {winners}.}}',
};

export const log = {
  filter: 'Co pokazuje dziennik',
  all: 'Wszystko',
  since: 'Od twojej ostatniej tury',
  brief: 'Tury w skrócie',
  scorings: 'Punktowania',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  nothing: 'Na razie nie ma tu wpisów.',
} as const satisfies Translated<typeof en.log>;

export const scoring = {
  title: 'Punktowanie Dzielnicy',
  finalScoring: 'Punktacja Końcowa',
  nothing: 'nic',
  building:
    'Budowla ({spaces}): {size, plural, one {# pole} few {# pola} many {# pól} other {# pola}}{gardens, plural, =0 {} one { i # Ogród} few { i # Ogrody} many { i # Ogrodów} other { i # Ogrodu}}, po {value, number} PZ, razem {vp, number} PZ',
  ship: 'Statek {ship}, liczba Domów przy jego rzędzie i kolumnie: {houses, number}, czyli {vp, number} PZ',
  printedShip: 'Nadrukowany Statek, liczba Domów przy jego rzędzie i kolumnie: {houses, number}, czyli {vp, number} PZ',
  zigguratTile: 'Kafel Zigguratu {tile}: {count, number} × {value, number} PZ = {vp, number} PZ',
} as const satisfies Translated<typeof en.scoring>;

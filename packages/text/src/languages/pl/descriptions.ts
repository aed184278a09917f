/** Positions in Polish sentences, for who does not see them. */
import type { View } from '@tabannusi/engine';
import type { Catalogue } from '../../catalogue.ts';
import { select } from '../../messages.ts';
import { colour, counted } from './grammar.ts';
import { goldToken, house } from './nouns.ts';
import {
  districtOf,
  harbormaster,
  numberOfShip,
  portLine,
  sectionIn,
  shipColour,
  withBonus,
  zigguratSpace,
  zigguratTile,
} from './phrases.ts';

const marked = '{marks, plural, =0 {bez znaczników Kontroli} one {znacznik Kontroli: {players}} other {znaczniki Kontroli: {players}}}';

export const description: Catalogue['description'] = {
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
  seatBuildings: 'Budowle: {items}.',
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
  turn: 'Turę ma {player}. Pozostało Akcji: {actionsLeft, number}.',
  startPlayer: 'Gracz rozpoczynający: {player}.',
  ending: select<View['ending']>('ending', {
    playing: 'Zakończenie Gry nie jest jeszcze wywołane.',
    triggered: 'Zakończenie Gry jest wywołane: ta runda zostaje dokończona, a potem rozgrywa się jeszcze jedną.',
    lastRound: 'To finałowa runda.',
  }),
  decrees: 'Dekrety: {items}.',
  decree: '{decree} ({decreeName}{scored, select, yes {; ma go {player}} no {}})',
  stocks: 'Kafle Projektów w stosach: {projects}. Figurki Budowli: {pieces}.',
  asideHarbormasters: '{count, plural, =0 {Na bok nie odłożono kafli Przystani.} other {Odłożone na bok: {items}.}}',
  urbanDeck: 'Karty Miasta w talii: {amount, number}.',
  urbanBottom: 'Na spodzie talii, od góry: {items}.',
  urbanBottomCard: '{known, select, yes {karta Miasta {card}} no {zakryta karta}} ({player})',
};

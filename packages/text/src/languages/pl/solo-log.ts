/** Log lines of the solo game in Polish. */
import type { SoloMessages } from '../../solo-messages.ts';
import { colour } from './grammar.ts';
import { atPortLine, districtOf, numberOfHarbormaster } from './phrases.ts';

export const soloEvent: SoloMessages = {
  automaMarkersPlaced: 'Znaczniki w Dzielnicach od 1 do 5 na karcie Miasta Automy: {counts}.',
  automaMarkerRemoved: `Z karty Miasta Automy znika znacznik w ${districtOf}.`,
  automaTilesSetAside: 'Kafle Projektów Automy w woreczku: białe {white, number}, żółte {yellow, number}, brązowe {brown, number}.',
  automaDeckShuffled: 'Wszystkie karty Automy zostają potasowane.',
  automaCardOpened: 'Karta Automy {automaCard, number} zostaje odkryta po {place, select, left {lewej} right {prawej}} stronie.',
  automaCardsShifted: 'Lewa karta Automy trafia na prawą.',
  automaTilesGathered: 'Wszystkie kafle Projektów Automy wracają do woreczka.',
  automaTileDrawn: `Do Numeru {number} trafia {source, select, bag {z woreczka} stock {ze Wspólnych Zasobów}} ${colour('masculine')} kafel Projektu Automy.`,
  automaTileReturned: `Do Wspólnych Zasobów wraca {source, select, bag {z woreczka} number {od Numeru {number}}} ${colour('masculine')} kafel Projektu Automy.`,
  botWalked:
    '{player} odlicza Architektem {sum, number}{skippedCount, plural, =0 {} other {, pomijając Dzielnice bez znaczników: {skipped}}}.',
  botDieChosen:
    '{player} szuka wartości {wanted, number}, następnej Dzielnicy: {matches, select, yes {jest} no {nie ma jej, więc najwyższa, {face, number}}}.',
  botActionRefused: 'Akcja {letter} jest niemożliwa: {player} ({refusedBy}).',
  botActed:
    '{player} wykonuje Akcję {letter} (Bieżący Numer {number}, Bieżący Symbol: {symbol, select, down {strzałka w dół} up {strzałka w górę} king {Król}}).',
  botColourRefused: `Numer {number}, ${colour('masculine')}, zostaje pominięty ({refusedBy}).`,
  botLotDrawn: `Losowanie spośród {amongCount, number} kolorów ({player}): ${colour('masculine')}.`,
  crateDiscarded: `Grę opuszcza ${colour('feminine')} Skrzynia ${atPortLine}.`,
  harbormasterDiscarded: `Kafel Przystani ${numberOfHarbormaster} opuszcza grę.`,
};

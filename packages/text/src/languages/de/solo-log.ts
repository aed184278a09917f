/** Log lines of the solo game in German. */
import type { SoloMessages } from '../../solo-messages.ts';
import { colour, colourE, colourEs, harbormaster, inDistrict, portLine } from './phrases.ts';

export const soloEvent: SoloMessages = {
  automaMarkersPlaced: 'Marker in den Bezirken 1 bis 5 der Automa-Stadtkarte: {counts}.',
  automaMarkerRemoved: `Auf der Automa-Stadtkarte wird ${inDistrict} ein Marker entfernt.`,
  automaTilesSetAside: 'Automa-Projektplättchen im Beutel: weiße {white, number}, gelbe {yellow, number}, braune {brown, number}.',
  automaDeckShuffled: 'Alle Automa-Karten werden gemischt.',
  automaCardOpened: 'Automa-Karte {automaCard, number} wird {place, select, left {links} right {rechts}} aufgedeckt.',
  automaCardsShifted: 'Die linke Automa-Karte kommt auf die rechte.',
  automaTilesGathered: 'Alle Automa-Projektplättchen kommen zurück in den Beutel.',
  automaTileDrawn: `Ein ${colourEs} Automa-Projektplättchen kommt aus dem {source, select, bag {Beutel} stock {Vorrat}} zu Nummer {number}.`,
  automaTileReturned: `Ein ${colourEs} Automa-Projektplättchen kommt {source, select, bag {aus dem Beutel} number {von Nummer {number}}} in den Vorrat.`,
  botWalked:
    'Der Architekt von {player} zählt {sum, number}{skippedCount, plural, =0 {} other {, ohne die Bezirke ohne Marker: {skipped}}}.',
  botDieChosen:
    '{player} sucht eine {wanted, number}, den nächsten Bezirk: {matches, select, yes {sie ist da} no {es gibt keine, also die höchste, eine {face, number}}}.',
  botActionRefused: 'Aktion {letter} ist für {player} unmöglich ({refusedBy}).',
  botActed:
    '{player} führt Aktion {letter} aus (aktuelle Nummer {number}, aktuelles Symbol: {symbol, select, down {Pfeil nach unten} up {Pfeil nach oben} king {König}}).',
  botColourRefused: `Nummer {number}, ${colour}, wird übergangen ({refusedBy}).`,
  botLotDrawn: `Das Los entscheidet für {player} unter {amongCount, number} Farben: ${colour}.`,
  crateDiscarded: `Die ${colourE} Kiste an ${portLine} kommt aus dem Spiel.`,
  harbormasterDiscarded: `${harbormaster} kommt aus dem Spiel.`,
};

/** Log lines of the solo game in French. */
import type { SoloMessages } from '../../solo-messages.ts';
import { colour, colourF, harbormaster, ofDistrict, portLine } from './phrases.ts';

export const soloEvent: SoloMessages = {
  automaMarkersPlaced: 'Marqueurs sur les quartiers 1 à 5 de la carte Urbanisation Automate : {counts}.',
  automaMarkerRemoved: `Un marqueur ${ofDistrict} est retiré de la carte Urbanisation Automate.`,
  automaTilesSetAside: 'Tuiles Projet Automate dans le sac : blanches {white, number}, jaunes {yellow, number}, marron {brown, number}.',
  automaDeckShuffled: 'Toutes les cartes Automate sont mélangées.',
  automaCardOpened: 'La carte Automate {automaCard, number} est révélée {place, select, left {à gauche} right {à droite}}.',
  automaCardsShifted: 'La carte Automate de gauche est placée sur celle de droite.',
  automaTilesGathered: 'Toutes les tuiles Projet Automate retournent dans le sac.',
  automaTileDrawn: `Une tuile Projet Automate ${colourF} passe {source, select, bag {du sac} stock {de la réserve}} au numéro {number}.`,
  automaTileReturned: `Une tuile Projet Automate ${colourF} passe {source, select, bag {du sac} number {du numéro {number}}} à la réserve.`,
  botWalked:
    '{player} compte {sum, number} avec son Architecte{skippedCount, plural, =0 {} other {, sans compter les quartiers sans marqueur : {skipped}}}.',
  botDieChosen:
    '{player} cherche un {wanted, number}, son prochain quartier : {matches, select, yes {il y en a un} no {il n’y en a pas, donc le plus élevé, un {face, number}}}.',
  botActionRefused: 'L’action {letter} est impossible pour {player} ({refusedBy}).',
  botActed:
    '{player} effectue l’action {letter} (numéro actuel {number}, symbole actuel : {symbol, select, down {flèche vers le bas} up {flèche vers le haut} king {Roi}}).',
  botColourRefused: `Numéro {number}, ${colour} : couleur ignorée ({refusedBy}).`,
  botLotDrawn: `Tirage au sort entre {amongCount, number} couleurs pour {player} : ${colour}.`,
  crateDiscarded: `La caisse ${colourF} de la ${portLine} est retirée de la partie.`,
  harbormasterDiscarded: `La ${harbormaster} est retirée de la partie.`,
};

/** The solo game in French: log lines, and the Bot's things. */

import type { BotLines, GardenPreference, HouseSpacePreference } from '@tabannusi/engine';
import type { Reset } from '../log/reasons.ts';
import { colour, colourF, harbormaster, action as kind, ofDistrict, PORT_LINES, portLine, zigguratSpace } from '../phrases/fr.ts';
import { select } from '../speech/messages.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

/** The symbol in one row of a card. */
const symbol = '{symbol, select, down {bas} up {haut} king {Roi}}';

export const automa: Translated<typeof en.automa> = {
  face: 'chiffre {cardNumber, number} ; {rows} ; flèche vers la rangée {arrow, number} ; bonus : {bonus}',
  row: `{letter} ${symbol} {number}`,
  foot: '{bonus, select, gold {1 jeton Or} vp2 {2 PV} garden {tuile Jardin} lowestStep {piste la plus basse}}',
  colour,
  title: 'Les cartes et les tuiles de l’automate ({player})',
  card: '{automaCard, select, none {Aucune carte Automate n’est révélée {place, select, left {à gauche} right {à droite}}.} other {Carte Automate de {place, select, left {gauche} right {droite}} : carte {automaCard} ({cardFace}).}}',
  pile: `Au numéro {number} : {count, plural, =0 {aucune tuile} one {${colourF}} other {${colourF}, sur {covered}}}.`,
  markers: 'Marqueurs sur les quartiers 1 à 5 de la carte Urbanisation Automate : {counts}.',
  bag: 'Dans le sac : blanches {white, number}, jaunes {yellow, number}, marron {brown, number}.',
  deck: 'Cartes dans la pioche Automate : {deck, number}. Réinitialisations après un décompte : {resets, number} sur 2.',
};

export const king: Translated<typeof en.king> = { gilgabot: 'Gilgabot', sarbot: 'Sarbot', botmuzi: 'Botmuzi', 'bot-baba': 'Bot~baba' };

const action = '{player}, {order, select, first {première} second {deuxième}} action';

const lineOf = (value: string): string => select(value, PORT_LINES);

export const soloEvent: Translated<typeof en.soloEvent> = {
  automaMarkersPlaced: automa.markers,
  automaMarkerRemoved: `Un marqueur ${ofDistrict} est retiré de la carte Urbanisation Automate.`,
  automaTilesSetAside: 'Tuiles Projet Automate dans le sac : blanches {white, number}, jaunes {yellow, number}, marron {brown, number}.',
  automaDeckShuffled: `Toutes les cartes Automate sont mélangées${select<Reset>('reset', { setUp: '', scoring: ' (réinitialisation {resets, number} sur 2, après un décompte)', emptyDeck: ' (réinitialisation : la pioche est vide)', emptyBag: '' })}.`,
  automaCardOpened: 'Carte Automate de {place, select, left {gauche} right {droite}} : {automaCard, number} ({cardFace}).',
  automaCardsShifted: 'La carte Automate de gauche est placée sur celle de droite.',
  automaTilesGathered: `Toutes les tuiles Projet Automate retournent dans le sac${select<Reset>('reset', { setUp: '', scoring: ' (réinitialisation après un décompte)', emptyDeck: '', emptyBag: ' (réinitialisation : le sac est vide)' })}.`,
  automaTileDrawn: `Une tuile Projet Automate ${colourF} passe {source, select, bag {du sac} stock {de la réserve}} au numéro {number}.`,
  automaTileReturned: `Une tuile Projet Automate ${colourF} passe {source, select, bag {du sac} number {du numéro {number}}} à la réserve.`,
  botWalked:
    '{player} compte {sum, number} ({leftNumber, number} + {rightNumber, number}) pour son Architecte{countedCount, plural, =0 {, qui reste sur place} one { : quartier {counted}} other { : quartiers {counted}}}{skippedCount, plural, =0 {} one { ; aucun marqueur dans le quartier {skipped}} other { ; aucun marqueur dans les quartiers {skipped}}}.',
  botDieChosen:
    '{player} cherche un {wanted, number} {matches, select, yes {et en prend un} no {en vain et prend le dé de plus haute valeur, un {face, number}}} (dés : {faces}).',
  botActionRefused: `${action} : {letter}, rangée {cardRow, number}, est impossible ({refusedBy}).`,
  botActed: `${action} : {letter}{listed, select, yes {, rangée {cardRow, number}} no {, car aucune action {order, select, first {de la carte} second {à partir de la flèche}} n’est possible}}{letter, select, A {} other { : ${kind}}} (numéro {number}, {symbol, select, down {flèche vers le bas} up {flèche vers le haut} king {Roi}}).`,
  botColourRefused: `Numéro {number}, ${colour} : couleur ignorée ({refusedBy}).`,
  botColourChosen: `{player} choisit : ${colour}{amongCount, plural, one {, seule couleur possible} other { (couleurs possibles : {among})}}.`,
  botSpaceChosen: `{player} choisit ${select<GardenPreference | HouseSpacePreference>('preference', {
    printedWater: '{space} : la case Eau imprimée de plus petit numéro',
    ownBuilding: '{space} : la case de plus petit numéro à côté d’un de ses bâtiments',
    fewestWater: '{space} : la case qui demande le moins de tuiles Eau',
    lowest: '{space} : la case de plus petit numéro',
    step: `la case ${zigguratSpace} : elle fait progresser sur une piste`,
    gold: `la case ${zigguratSpace} : elle donne de l’or, et aucune ne fait progresser`,
    plain: `la case ${zigguratSpace} : aucune n’a de bonus`,
  })}.`,
  botShipChosen: `{player} choisit le navire en rangée {shipRow, number}, colonne {shipColumn, number} : ${select<BotLines>('lines', {
    both: 'sa rangée et sa colonne ont une maison de l’automate',
    row: 'sa rangée a une maison de l’automate',
    column: 'sa colonne a une maison de l’automate',
    none: 'le premier disponible en partant du haut, car aucun n’est aligné avec une maison de l’automate',
  })}.`,
  botPairChosen: `{player} compte {sum, number} dans le port, de la ${lineOf('start')} à la ${lineOf('reached')}{handedOn, select, yes { ; aucune case n’y est autorisée, donc la ${lineOf('line')}} no {}}.`,
  botDecreesRefused: '{player} ne remplit pas les conditions de {decrees}.',
  botLotDrawn: `Tirage au sort pour {player} : ${colour} (parmi {among}).`,
  crateDiscarded: `La caisse ${colourF} de la ${portLine} est retirée du jeu.`,
  harbormasterDiscarded: `La ${harbormaster} est retirée du jeu.`,
};

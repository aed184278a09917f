/** What belongs to the Bot, in French. */
import type { Catalogue } from '../../catalogue.ts';
import { colour, colourF } from './phrases.ts';

/** Of one row of a card. */
const symbol = '{symbol, select, down {bas} up {haut} king {Roi}}';

export const automa: Catalogue['automa'] = {
  face: 'chiffre {cardNumber, number} ; actions de haut en bas : {rows} ; grande flèche à la rangée {arrow, number} ; bonus au bas de la carte : {bonus}',
  row: `{letter} (${symbol} {number})`,
  foot: '{bonus, select, gold {1 jeton Or} vp2 {2 PV} garden {tuile Jardin} lowestStep {piste la plus basse}}',
  colour,
  title: 'Ce qui appartient à l’automate ({player})',
  card: '{automaCard, select, none {Aucune carte Automate n’est révélée {place, select, left {à gauche} right {à droite}}.} other {Carte Automate de {place, select, left {gauche} right {droite}} : carte {automaCard} ({cardFace}).}}',
  pile: `Au numéro {number} : {count, plural, =0 {aucune tuile} one {${colourF}} other {${colourF}, sur {covered}}}.`,
  markers: 'Marqueurs sur les quartiers 1 à 5 de la carte Urbanisation Automate : {counts}.',
  bag: 'Dans le sac : blanches {white, number}, jaunes {yellow, number}, marron {brown, number}.',
  deck: 'Cartes dans la pioche Automate : {deck, number}. Réinitialisations après un décompte : {resets, number} sur 2.',
};

export const king: Catalogue['king'] = { gilgabot: 'Gilgabot', sarbot: 'Sarbot', botmuzi: 'Botmuzi', 'bot-baba': 'Bot~baba' };

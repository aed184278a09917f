/** What belongs to the Bot, in Polish. */
import type { Catalogue } from '../../catalogue.ts';
import { colour as coloured } from './grammar.ts';

/** Of one row of a card. */
const symbol = '{symbol, select, down {w dół} up {w górę} king {Król}}';

export const automa: Catalogue['automa'] = {
  face: 'liczba {cardNumber, number}; Akcje od góry: {rows}; duża strzałka w wierszu {arrow, number}; premia u dołu karty: {bonus}',
  row: `{letter} (${symbol} {number})`,
  foot: '{bonus, select, gold {1 żeton Złota} vp2 {2 PZ} garden {kafel Ogrodu} lowestStep {najniższy tor}}',
  colour: coloured('masculine'),
  title: 'Co należy do Bota ({player})',
  card: '{automaCard, select, none {Po {place, select, left {lewej} right {prawej}} stronie nie leży żadna karta Automy.} other {{place, select, left {Lewa} right {Prawa}} karta Automy: {automaCard} ({cardFace}).}}',
  pile: `Przy Numerze {number}: {count, plural, =0 {brak kafla} one {${coloured('masculine')}} other {${coloured('masculine')}, pod nim {covered}}}.`,
  markers: 'Znaczniki w Dzielnicach od 1 do 5 na karcie Miasta Automy: {counts}.',
  bag: 'W woreczku: białe {white, number}, żółte {yellow, number}, brązowe {brown, number}.',
  deck: 'Karty w talii Automy: {deck, number}. Resety po Punktowaniu: {resets, number} z 2.',
};

export const king: Catalogue['king'] = { gilgabot: 'Gilgabot', sarbot: 'Sarbot', botmuzi: 'Botmuzi', 'bot-baba': 'Bot-baba' };

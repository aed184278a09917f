/** A picture of the Bot's things: its two open cards side by side, the tiles at the Numbers, and below them the counts. */
import type { AutomaCard, SoloView } from '@tabannusi/engine';
import { automaCardOf, footWords, NUMBER_NAMES, rowWords } from '../../solo/card.ts';
import { at } from '../../speech/at.ts';
import type { Table } from '../../table/table.ts';
import { inThreeColumns } from './columns.ts';
import type { PictureSpeech } from './picture-speech.ts';
import { NOTHING } from './signs.ts';

export function botPicture(speech: PictureSpeech, table: Table, solo: SoloView): string[] {
  const { automa } = speech.catalogue;
  const { bot } = speech.pictures;
  const [left, right] = [solo.cards.left, solo.cards.right].map((card) => (card === null ? null : automaCardOf(table.game.setting, card)));
  const title = (message: string, card: number | null): string => speech.say(message, { automaCard: card ?? NOTHING });
  const cell = (card: AutomaCard | null | undefined, words: (card: AutomaCard) => string): string => (card ? words(card) : NOTHING);
  const [white, yellow, brown] = [at(solo.bag, 0), at(solo.bag, 1), at(solo.bag, 2)];
  return [
    ...inThreeColumns([
      {
        label: at(table.names, solo.seat),
        cells: [title(bot.left, solo.cards.left), title(bot.right, solo.cards.right)],
        end: speech.say(bot.numbers),
      },
      {
        label: speech.say(bot.cardNumber),
        cells: [cell(left, ({ number }) => String(number)), cell(right, ({ number }) => String(number))],
      },
      ...NUMBER_NAMES.map((number, row) => ({
        label: speech.say(bot.cardRow, { cardRow: row + 1 }),
        cells: [
          cell(left, (card) => rowWords(speech, at(card.rows, row))),
          cell(right, (card) => {
            const words = rowWords(speech, at(card.rows, row));
            return left?.arrow === row + 1 ? speech.say(bot.pointed, { row: words }) : words;
          }),
        ],
        end: pileWords(speech, number, at(solo.numbers, row)),
      })),
      {
        label: speech.say(bot.footLabel),
        cells: [cell(left, (card) => footWords(speech, card)), cell(right, (card) => footWords(speech, card))],
      },
    ]),
    speech.say(automa.markers, { counts: speech.list(solo.markers.map(String)) }),
    speech.say(automa.bag, { white, yellow, brown }),
    speech.say(automa.deck, { deck: solo.cards.deck, resets: solo.resets }),
  ];
}

/** Returns the tile that shows at a Number, and the number of tiles there. */
const pileWords = (speech: PictureSpeech, number: string, pile: SoloView['numbers'][number]): string =>
  speech.say(speech.pictures.bot.shown, { number, colour: pile.at(-1) ?? '', count: pile.length });

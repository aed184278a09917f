/** What belongs to the Bot, in sentences: both open cards, the tiles at the Numbers, markers, bag and deck. */
import type { SoloView, View } from '@tabannusi/engine';
import { automaCardOf, cardFace, markersSentence, NUMBER_NAMES } from '../../solo/card.ts';
import { at } from '../../speech/at.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Table } from '../../table/table.ts';
import { type Description, playerAt, type Seen, seenIn } from './description.ts';

/** Empty where no Bot plays. */
export const describedBot = (speech: Speech, given: Table, view: View): Description[] => describeBot(seenIn(speech, given, view));

/** Nothing where no Bot plays. */
export const describeBot = (seen: Seen): Description[] => (seen.view.solo === null ? [] : [botDescription(seen, seen.view.solo)]);

function botDescription(seen: Seen, solo: SoloView): Description {
  const { speech } = seen;
  const { automa } = speech.catalogue;
  const [white, yellow, brown] = [at(solo.bag, 0), at(solo.bag, 1), at(solo.bag, 2)];
  return {
    title: speech.say(automa.title, { player: playerAt(seen, solo.seat) }),
    sentences: [
      cardSentence(seen, 'left', solo.cards.left),
      cardSentence(seen, 'right', solo.cards.right),
      ...solo.numbers.map((pile, number) =>
        speech.say(automa.pile, {
          number: at(NUMBER_NAMES, number),
          count: pile.length,
          colour: pile.at(-1) ?? '',
          covered: speech.list(
            pile
              .slice(0, -1)
              .toReversed()
              .map((colour) => speech.say(automa.colour, { colour })),
          ),
        }),
      ),
      markersSentence(speech, solo.markers),
      speech.say(automa.bag, { white, yellow, brown }),
      speech.say(automa.deck, { deck: solo.cards.deck, resets: solo.resets }),
    ],
  };
}

function cardSentence({ speech, table }: Seen, place: 'left' | 'right', automaCard: number | null): string {
  const { card } = speech.catalogue.automa;
  if (automaCard === null) return speech.say(card, { place, automaCard: 'none' });
  return speech.say(card, { place, automaCard, cardFace: cardFace(speech, automaCardOf(table.game.setting, automaCard)) });
}

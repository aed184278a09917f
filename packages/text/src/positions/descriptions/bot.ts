/** The Bot's things in sentences: its open cards, the tiles at the Numbers, its markers, bag and deck. */
import type { SoloView, View } from '@tabannusi/engine';
import { automaCardOf, cardFace, markersSentence, NUMBER_NAMES } from '../../solo/card.ts';
import { at } from '../../speech/at.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Table } from '../../table/table.ts';
import { type Description, playerAt, type Seen, seenIn } from './description.ts';

/** Empty if the Bot does not play. */
export const describedBot = (speech: Speech, given: Table, view: View): Description[] => describeBot(seenIn(speech, given, view));

/** Empty if the Bot does not play. */
export const describeBot = (seen: Seen): Description[] => (seen.view.solo === null ? [] : [botDescription(seen, seen.view.solo)]);

function botDescription(seen: Seen, solo: SoloView): Description {
  const { left, right, numbers, markers, bag, deck } = botSentences(seen, solo);
  const { speech } = seen;
  return {
    title: speech.say(speech.catalogue.automa.title, { player: playerAt(seen, solo.seat) }),
    sentences: [left, right, ...numbers, markers, bag, deck],
  };
}

/** Sentences by subject: the open cards, the tiles at each Number, the markers, the bag and the deck. */
export interface BotSentences {
  readonly left: string;
  readonly right: string;
  readonly numbers: readonly string[];
  readonly markers: string;
  readonly bag: string;
  readonly deck: string;
}

export function botSentences(seen: Seen, solo: SoloView): BotSentences {
  const { speech } = seen;
  const { automa } = speech.catalogue;
  const [white, yellow, brown] = [at(solo.bag, 0), at(solo.bag, 1), at(solo.bag, 2)];
  return {
    left: cardSentence(seen, 'left', solo.cards.left),
    right: cardSentence(seen, 'right', solo.cards.right),
    numbers: solo.numbers.map((pile, number) =>
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
    markers: markersSentence(speech, solo.markers),
    bag: speech.say(automa.bag, { white, yellow, brown }),
    deck: speech.say(automa.deck, { deck: solo.cards.deck, resets: solo.resets }),
  };
}

function cardSentence({ speech, table }: Seen, place: 'left' | 'right', automaCard: number | null): string {
  const { card } = speech.catalogue.automa;
  if (automaCard === null) return speech.say(card, { place, automaCard: 'none' });
  return speech.say(card, { place, automaCard, cardFace: cardFace(speech, automaCardOf(table.game.setting, automaCard)) });
}

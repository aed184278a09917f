/** A scene in words: the question, the choices and their places. What a choice would do is worked out on demand: `explain.ts`. */
import { SPECTATOR } from '@tabannusi/engine';
import { type Asked, askedOf } from '@tabannusi/presenter';
import type { Reader, Sentences, Speaker, TableWords, WebWords } from '@tabannusi/text';
import { keyOf, type Place } from '../places/place.ts';
import { placeOf } from '../places/place-of.ts';
import { turnAt } from './history.ts';
import type { Scene } from './scene.ts';
import type { ToldButton } from './tapped.ts';
import type { ToldOffer } from './told-offer.ts';

export interface Told {
  readonly speaker: Speaker;
  /** Names by seat, with the Bot's. */
  readonly names: readonly string[];
  readonly words: Sentences;
  readonly tableWords: TableWords;
  readonly web: WebWords;
  readonly reader: Reader;
  /** The question, or what the game waits for. */
  readonly asks: string;
  readonly offers: readonly ToldOffer[];
  /** One for each offer, and for dice also their destinations. Made on first access. */
  readonly buttons: readonly ToldButton[];
  /** What a hint can weigh. Put into words on first access. */
  readonly weighed: readonly ToldOffer[];
  /** The first offer at a place. */
  at(place: Place): ToldOffer | undefined;
}

export function tell(scene: Scene, speaker: Speaker): Told {
  const { table, view, state, observer, prompt } = scene;
  const names = speaker.names(table);
  const words = speaker.words({ names, game: state });
  const tableWords = speaker.tableWords(table);
  const { web } = speaker;
  const reader = observer === SPECTATOR ? null : observer;
  const { question } = view;
  const ask = (previews: Scene['offers']): Asked | null =>
    question === null ? null : askedOf(words, question, { previews, isNamed: scene.isShared || question.seat !== observer });
  const placed = (given: Asked | null): ToldOffer[] =>
    given === null || question === null ? [] : given.offers.map((offer) => ({ ...offer, place: placeOf(question, offer.preview.choice) }));
  const asked = ask(scene.offers);
  const offers = placed(asked);
  let weighed: readonly ToldOffer[] | null = null;
  let buttons: readonly ToldButton[] | null = null;
  const places = new Map<string, ToldOffer>();
  // Reversed, so that the first offer at a place wins.
  for (const offer of offers.toReversed()) if (offer.place !== null) places.set(keyOf(offer.place), offer);
  return {
    speaker,
    names,
    words,
    tableWords,
    web,
    reader,
    asks: asks(),
    offers,
    get buttons() {
      buttons ??=
        scene.tapFinder?.buttonsOf(offers, { web, words, setting: table.setting, ways: scene.ways }) ??
        offers.map((offer) => ({ ...offer, meant: [], note: null }));
      return buttons;
    },
    get weighed() {
      weighed ??= scene.past === null ? offers : placed(ask(scene.weighed));
      return weighed;
    },
    at: (place) => places.get(keyOf(place)),
  };

  function asks(): string {
    if (scene.past !== null) return lookedAt(scene.past);
    if (scene.handOver !== null) return tableWords.handOver(scene.handOver).ask;
    if (scene.between !== null) return web.say('taps', 'between', {});
    if (prompt.wait !== 'decision') return tableWords.prompt(prompt, reader);
    if (prompt.by === 'bot') return web.say('game', 'thinking', { player: names[prompt.seat] ?? '' });
    return asked?.text ?? tableWords.prompt(prompt, reader);
  }

  function lookedAt(past: number): string {
    const turn = turnAt(table, past);
    const seat = table.turns[turn - 1]?.seat;
    if (seat === undefined) return web.say('history', 'lookingAtSetUp', {});
    return web.say('history', 'looking', { turn, player: names[seat] ?? '' });
  }
}

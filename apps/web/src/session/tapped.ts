/** What one tap does and did, as data (decision 0044). */
import type { Ask, Choice, Preview, Setting, State, View } from '@tabannusi/engine';
import type { Warning } from '@tabannusi/table';
import type { Sentences, Speaker, WebWords } from '@tabannusi/text';
import type { Place } from '../places/place.ts';
import type { ToldOffer } from './told-offer.ts';

/** A choice with the question that it answers, and the state in which that is asked. */
export interface AskedChoice {
  readonly state: State;
  readonly question: Ask & { readonly seat: number };
  readonly choice: Choice;
}

/** A step that was made without being asked. */
export interface MadeStep extends AskedChoice {
  /** The moment before the step. */
  readonly moment: number;
  /** How many choices there were. */
  readonly choices: number;
}

/** A choice that waits for confirmation, because it may be a slip, and the choices that are meant with it. */
export interface Waiting {
  readonly offer: Preview;
  readonly warnings: readonly Warning[];
  readonly meant: readonly Choice[];
}

/** A choice and the choices after it that only say what or where, up to a place. */
export interface Way {
  readonly first: Preview;
  /** The choices after the first; at least one. */
  readonly steps: readonly AskedChoice[];
  /** The place that the last choice is about. */
  readonly place: Place;
}

/** By the key of the place. */
export type Ways = ReadonlyMap<string, readonly Way[]>;

/** What a button does. */
export interface ToldButton extends ToldOffer {
  /** The choices that are meant with the first. */
  readonly meant: readonly Choice[];
  /** What else to know before choosing; null for nothing. */
  readonly note: string | null;
}

/** What is needed to put buttons into words. */
export interface ButtonWords {
  readonly web: WebWords;
  readonly words: Pick<Sentences, 'tiles'>;
  readonly setting: Setting;
  readonly ways: Ways;
}

/** A scene in words, as far as the names of ways need it. */
export interface SaidIn {
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly offers: readonly ToldOffer[];
}

/** Finds what one tap can say; loads late. */
export interface TapFinder {
  waysOf(state: State, offers: readonly Preview[]): Ways;
  buttonsOf(offers: readonly ToldOffer[], known: ButtonWords): ToldButton[];
  labelOf(told: SaidIn, ways: readonly Way[]): string;
  meantWith(offer: ToldOffer, offers: readonly ToldOffer[]): readonly Choice[];
}

/** Returns the choice that needs no asking; null if the person must be asked. `isAgreed`: the choice before it said the price. */
export type Forced = (scene: { readonly offers: readonly Preview[]; readonly view: View }, isAgreed: boolean) => Preview | null;

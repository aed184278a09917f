/** What the components of a game share. */
import type { BotWords, RuleWords } from '@tabannusi/text';
import { createContext, useContext } from 'react';
import type { Place } from '../places/place.ts';
import type { TabletStore, TabletText } from '../pointing/tablet-text.ts';
import type { Adviser } from './advice.ts';
import type { Scene } from './scene.ts';
import type { Session } from './session.ts';
import type { Told, ToldOffer } from './told.ts';

export interface Playing {
  readonly session: Session;
  readonly scene: Scene;
  readonly told: Told;
  readonly tablet: TabletStore;
  readonly adviser: Adviser;
  /** What an offer would do, in sentences. */
  readonly explain: (offer: ToldOffer) => TabletText;
  /** Why the Bot does what it does; null until the sentences of the rules have come. */
  readonly bot: BotWords | null;
  /** What a rule says; null until then, too. */
  readonly sentence: RuleWords['sentence'] | null;
}

/** What things need that cannot be chosen: it stays the same while the game goes on, so that they are not drawn anew. */
export interface Pointing {
  readonly tablet: TabletStore;
  /** What can be done at a place, or why nothing can, then what lies there, or `what`; null until the sentences of the rules have come. */
  readonly explain: (place: Place, what?: Place) => TabletText | null;
}

export const PointingContext = createContext<Pointing | null>(null);

export function usePointing(): Pointing {
  const pointing = useContext(PointingContext);
  if (pointing === null) throw new Error('outside of a game');
  return pointing;
}

export const PlayingContext = createContext<Playing | null>(null);

export function usePlaying(): Playing {
  const playing = useContext(PlayingContext);
  if (playing === null) throw new Error('outside of a game');
  return playing;
}

/** The offer at a place; undefined where the place is not lit. */
export const useLit = (place: Place): ToldOffer | undefined => usePlaying().told.at(place);

/** An offer by its name, until the words for what it would do have come. */
export const tabletTextOf = ({ label, place, rule }: ToldOffer): TabletText => ({ title: label, lines: [], place, rules: [rule] });

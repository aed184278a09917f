/** Turns in brief: the die and the route, a line for each action, what was scored, and the VP. */
import type { GameEvent } from '@tabannusi/engine';
import { valuesOf } from '../log/fact-values.ts';
import { isLogged, type LoggedEvent } from '../log/logged.ts';
import type { Speaker } from '../page/speaker.ts';
import type { Language } from '../speech/locales.ts';
import { type Speech, sayingOf } from '../speech/speech.ts';
import type { Value } from '../speech/spoken-message.ts';
import type { Translated, ValuesOf, VariablesOf } from '../speech/variables.ts';
import { type Table, tableOf } from '../table/table.ts';
import type * as en from './en.ts';
import type { Gain } from './things.ts';

const GAINS: Readonly<Partial<Record<LoggedEvent['event'], Gain>>> = {
  bargeDieGained: 'dice',
  supplyDieGained: 'dice',
  crateGained: 'crates',
  goldGained: 'gold',
  vpGained: 'vp',
  vpLost: 'vp',
  markersGained: 'markers',
  waterGained: 'water',
  specialWaterGained: 'specialWater',
  gardenGained: 'gardens',
  stepMade: 'steps',
};

type Route = Extract<GameEvent, { readonly event: 'architectMoved' }>;
type Say = VariablesOf<Pick<typeof en, 'recap'>>['recap'];

export interface RecapWords {
  say<K extends keyof Say & string>(key: K, values: ValuesOf<Say, K>): string;
  route(face: number, route: Route): string;
  /** What the events are about; empty if they are about nothing that is worth a word. */
  things(events: readonly GameEvent[]): readonly string[];
}

/** Loads the words when turns are first told in brief. They return those of a game. */
export async function loadRecapWords({
  language,
  speech,
  web,
}: Pick<Speaker, 'language' | 'speech' | 'web'>): Promise<(table: Table) => RecapWords> {
  const messages = await MESSAGES[language]();
  const say = sayingOf(speech, messages);
  return (given) => {
    const table = tableOf(speech, given);
    const district = (number: number): string => web.district(table.game.setting, number);
    return {
      say: (key, values) => say('recap', key, values),
      route: (face, { from, district: to, gold }) =>
        say('recap', 'route', { face, from: district(from), to: district(to), stays: from === to ? 'yes' : 'no', gold }),
      things: (events) => thingsOf(events, speech, table, messages),
    };
  };
}

/** Each thing in its place, and what was gained where the first of its kind was. */
function thingsOf(events: readonly GameEvent[], speech: Speech, table: Table, { thing, gain }: Messages): string[] {
  const found = new Map<string, { readonly message: string; readonly values: Record<string, Value>; amount: number }>();
  for (const [index, event] of events.entries()) {
    if (!isLogged(event)) continue;
    const gained = GAINS[event.event];
    const message = gained === undefined ? thingIn(thing, event) : gain[gained];
    if (message === null) continue;
    const key = gained === undefined ? String(index) : `${gained} ${'colour' in event ? event.colour : ''}`;
    const amount = 'amount' in event && typeof event.amount === 'number' ? event.amount : 1;
    const before = found.get(key) ?? { message, values: valuesOf(speech, table, event), amount: 0 };
    before.amount += event.event === 'vpLost' ? -amount : amount;
    found.set(key, before);
  }
  return [...found.values()].map(({ message, values, amount }) => speech.say(message, { ...values, amount }));
}

const thingIn = (messages: Readonly<Record<string, string>>, event: LoggedEvent): string | null =>
  event.event === 'actionChosen' && event.tile === null ? null : (messages[event.event] ?? null);

type Messages = Translated<Pick<typeof en, 'thing' | 'gain' | 'recap'>>;

const MESSAGES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  de: () => import('./de.ts'),
};

/**
 * Subscriptions: numbered notices of what happened at the table, in order, each exactly once to each subscriber. All that one deed brought is told at
 * once: a decision, say, with the chance and the standing orders that followed.
 *
 * A listener may play on while it is told: what follows is told when all have heard what came before. So the table may be ahead of a notice.
 */
import { eventsFor, type GameEvent, type Step } from '@tabannusi/engine';

export type Notice = { readonly number: number } & (
  | {
      readonly notice: 'step';
      readonly moment: number;
      readonly by: number;
      readonly ordered: boolean;
      readonly events: readonly GameEvent[];
    }
  /** The game is back at a moment. */
  | { readonly notice: 'back'; readonly moment: number }
  /** The game is where it was, but something else changed that a screen shows: a choice that waits for its confirmation, settings, orders. */
  | { readonly notice: 'prompt' }
);

export type Listener = (notices: readonly Notice[]) => void;

/** What happened, before it is cut to what an observer may know. */
export type Happening = { readonly step: Step; readonly moment: number; readonly ordered: boolean } | { readonly back: number } | 'prompt';

interface Subscriber {
  readonly observer: number;
  readonly listener: Listener;
  next: number;
}

export class Notices {
  readonly #subscribers = new Set<Subscriber>();
  /** With the subscribers of that moment. Later ones are not told of it: the table shows it already. */
  readonly #waiting: { readonly happenings: readonly Happening[]; readonly subscribers: readonly Subscriber[] }[] = [];
  #isTelling = false;

  /** Tells of everything from now on, with the events that the observer may know. The answer ends it. */
  subscribe(observer: number, listener: Listener): () => void {
    const subscriber: Subscriber = { observer, listener, next: 0 };
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  /** Keeps what a deed brought, to be told. */
  add(happenings: readonly Happening[]): void {
    if (this.#subscribers.size > 0) this.#waiting.push({ happenings, subscribers: [...this.#subscribers] });
  }

  /** Tells all that was kept, when the table is at rest. Throws what listeners threw, when everybody has been told. */
  tell(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    const errors: unknown[] = [];
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      for (const subscriber of next.subscribers) {
        if (!this.#subscribers.has(subscriber)) continue;
        try {
          subscriber.listener(next.happenings.map((happening) => noticeOf(happening, subscriber.observer, subscriber.next++)));
        } catch (error) {
          errors.push(error);
        }
      }
    }
    this.#isTelling = false;
    if (errors.length > 0) throw new AggregateError(errors, 'a listener of the table failed');
  }
}

function noticeOf(happening: Happening, observer: number, number: number): Notice {
  if (happening === 'prompt') return { number, notice: 'prompt' };
  if ('back' in happening) return { number, notice: 'back', moment: happening.back };
  const { step, moment, ordered } = happening;
  return { number, notice: 'step', moment, by: step.by, ordered, events: eventsFor(step.events, observer) };
}

/**
 * Subscriptions: numbered notices of what happened at the table. Each subscriber gets each notice once and in order. Everything that one
 * call caused is told together, such as a decision with the chance and the standing orders that followed.
 *
 * A listener may act on the table. What follows is told after all listeners have heard what came before, so the table may be ahead of a
 * notice.
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
  /** The game went back to this moment. */
  | { readonly notice: 'back'; readonly moment: number }
  /** No step was made, but something else that a screen shows has changed: a choice that waits for its confirmation, settings or orders. */
  | { readonly notice: 'prompt' }
);

export type Listener = (notices: readonly Notice[]) => void;

/** What happened, before it is reduced to what an observer may know. */
export type Happening = { readonly step: Step; readonly moment: number; readonly ordered: boolean } | { readonly back: number } | 'prompt';

interface Subscriber {
  readonly observer: number;
  readonly listener: Listener;
  next: number;
}

export class Notices {
  readonly #subscribers = new Set<Subscriber>();
  /** What is still to be told, and to whom. Later subscribers are left out, because they begin with the table as it is. */
  readonly #waiting: { readonly happenings: readonly Happening[]; readonly subscribers: readonly Subscriber[] }[] = [];
  #isTelling = false;

  /**
   * Calls the listener for everything from now on, with the events that the observer may know. Returns a function that ends the
   * subscription.
   */
  subscribe(observer: number, listener: Listener): () => void {
    const subscriber: Subscriber = { observer, listener, next: 0 };
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  /** Queues what a call caused. */
  add(happenings: readonly Happening[]): void {
    if (this.#subscribers.size > 0) this.#waiting.push({ happenings, subscribers: [...this.#subscribers] });
  }

  /** Tells everything in the queue once the table is at rest. Rethrows what listeners threw, after all of them were called. */
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

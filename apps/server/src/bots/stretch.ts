/**
 * A thread in which a bot thinks. It plays on in a position that its seat cannot tell from the real one, until something happens that the
 * bot cannot know.
 */
import type { MessagePort } from 'node:worker_threads';
import { BOTS, type Bot, type BotName } from '@tabannusi/ai';
import {
  type Choice,
  choiceOf,
  describeChoice,
  Generator,
  idOf,
  legal,
  mask,
  type PackedKnown,
  RunningGame,
  redeal,
  unpackKnown,
} from '@tabannusi/engine';

export interface Task {
  readonly bot: BotName;
  /** Only what its seat knows. */
  readonly known: PackedKnown;
  /** The seed of its random choices. */
  readonly seed: string;
  /** After this time, the bot answers with the best that it has found. */
  readonly milliseconds: number;
  /** Decisions that were made already; none by default. */
  readonly begun?: readonly string[];
  /** Receives the id of each decision as soon as it is made. These decisions count even if the bot hangs later. */
  readonly made?: MessagePort;
}

/** The ids of its decisions; the last one makes a barrier. `bots` is for tests. */
export async function stretch(
  { bot, known, seed, milliseconds, begun = [], made }: Task,
  bots: Readonly<Record<BotName, Bot>> = BOTS,
): Promise<string[]> {
  const end = performance.now() + milliseconds;
  const random = new Generator(seed, 'bot');
  const { seat, masked } = unpackKnown(known);
  const game = new RunningGame(redeal(masked, random));
  // No decision before a barrier depends on how the hidden cards were dealt.
  for (const id of begun) if (decide(game, bot, choiceOf(id))) return [...begun];
  for (;;) {
    const { state } = game;
    const choices = Array.from(state.choices.subarray(0, legal(state)), (answer) => describeChoice(state, answer));
    // Half of the remaining time, so that a slow decision leaves time for those after it.
    const now = performance.now();
    const until = now + (end - now) / 2;
    const isOver = (): boolean => performance.now() >= until;
    const choice = await bots[bot].choose({ seat, masked: mask(state, seat), choices, random }, { isOver });
    made?.postMessage(idOf(choice));
    if (decide(game, bot, choice)) return game.decisions.map(idOf);
  }
}

/** Whether the decision makes a barrier. */
function decide(game: RunningGame, bot: BotName, choice: Choice | null): boolean {
  const played = choice === null ? null : game.decide(choice);
  if (!played?.ok) throw new Error(`${bot} decided ${choice === null ? 'nothing' : idOf(choice)}: ${played?.code ?? 'no choice'}`);
  return played.barrier !== null;
}

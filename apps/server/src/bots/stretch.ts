/** A thread in which a bot thinks: it plays on, in a position that its seat cannot tell from the real one, until something happens that it cannot know. */
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
  /** What its seat knows, and nothing else. */
  readonly known: PackedKnown;
  /** Where its lots come from. */
  readonly seed: string;
  /** After so long it goes on with the best that it has found. */
  readonly milliseconds: number;
  /** Decisions that were made before; by default none. */
  readonly begun?: readonly string[];
  /** Is told the id of each decision as soon as it is made: they count, also if the bot then hangs. */
  readonly made?: MessagePort;
}

/** Ids of its decisions; the last of them makes a barrier. `bots`: for tests. */
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
    // Half of the time that is left: a decision that takes long leaves some to those that follow from it.
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

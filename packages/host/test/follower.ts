/** A client's view of the game: it knows what one observer is told, and tries its stretches on that. */
import {
  asked,
  CHANCE,
  type Choice,
  choiceOf,
  choicesOf,
  follow,
  type Generator,
  hashMasked,
  idOf,
  isOver,
  mask,
  newGame,
  outcomeOf,
  type Random,
  RunningGame,
  replay,
  SPECTATOR,
  State,
} from '@tabannusi/engine';
import { verifyProof } from '@tabannusi/fair';
import type { ToldEntry } from '../src/index.ts';
import { settingOf } from '../src/settings.ts';

export class Follower {
  readonly observer: number;
  readonly #verifies: boolean;
  readonly entries: ToldEntry[] = [];
  #game: RunningGame | null = null;
  readonly #made = new Map<Choice['choose'], number>();

  /** `verifies`: whether the proof of the dice is checked at the end. Twins of a game have none. */
  constructor(observer: number, verifies = true) {
    this.observer = observer;
    this.#verifies = verifies;
  }

  get seq(): number {
    return this.entries.length;
  }

  get chain(): string {
    return this.entries.at(-1)?.chain ?? '';
  }

  /** The seat that is asked; null if none is. */
  get asked(): number | null {
    if (this.#game === null || isOver(this.#game.state) || this.isEnded) return null;
    return asked(this.#game.state);
  }

  get isEnded(): boolean {
    return this.entries.some(({ kind }) => kind === 'over' || kind === 'ended' || kind === 'cancelled');
  }

  get decisions(): number {
    return this.#game?.decisions.length ?? 0;
  }

  /** Takes in the next entry. Throws if it is not the next one, or if the observer then knows something other than the host says. */
  hear(text: string): void {
    const entry = JSON.parse(text) as ToldEntry;
    if (entry.seq !== this.seq + 1) throw new Error(`entry ${entry.seq} after ${this.seq}`);
    this.entries.push(entry);
    if (entry.kind === 'begun') {
      const opened = this.entries[0];
      if (opened?.kind !== 'opened') throw new Error('the first entry opens no table');
      this.#game = new RunningGame(newGame(new State(settingOf(opened.game))));
    }
    if (entry.kind === 'begun' || entry.kind === 'played') this.#play(entry.steps, entry);
    if (entry.record !== undefined) {
      const { record, proof } = entry;
      const checked = proof !== undefined && this.#verifies ? verifyProof({ ...proof, record }) : replay(record);
      if (!checked.ok) throw new Error(`the record is refused: ${JSON.stringify(checked.faults)}`);
    }
  }

  /** Returns decisions up to the next barrier without changing the game. Without `whole`, leaves out the last. */
  stretch(random: Random, whole = true): string[] {
    if (this.#game === null) throw new Error('no game has begun');
    const tried = new RunningGame(this.#game.state.clone());
    return stretchOf(tried, random, this.#made).slice(0, whole ? undefined : -1);
  }

  #play(steps: Extract<ToldEntry, { kind: 'played' }>['steps'], { mask: known, own }: ToldEntry): void {
    const game = this.#game;
    if (game === null) throw new Error('no game has begun');
    for (const [by, id] of steps) {
      const isChance = asked(game.state) === CHANCE;
      if ((by === 'chance') !== isChance || (by !== 'chance' && by !== asked(game.state))) throw new Error(`${by} is not asked`);
      const told = id === null ? null : isChance ? outcomeOf(id) : choiceOf(id);
      const followed = follow(game, told, this.observer);
      if (!followed.ok) throw new Error(`cannot follow ${id}: ${followed.code}`);
    }
    if (isOver(game.state)) return;
    if (hashMasked(mask(game.state, SPECTATOR)) !== known) throw new Error('the mask of a spectator differs');
    if (own !== undefined && hashMasked(mask(game.state, this.observer)) !== own) throw new Error('the own mask differs');
  }
}

/** Plays decisions up to the next barrier. The more often a kind of choice was made, the less likely it is. */
export function stretchOf(game: RunningGame, random: Random, made = new Map<Choice['choose'], number>()): string[] {
  const { state } = game;
  for (;;) {
    const choice = seek(choicesOf(state), random, made);
    const played = game.decide(choice);
    if (!played.ok) throw new Error(`refused: ${played.code}`);
    if (played.barrier !== null) return game.decisions.map(idOf);
  }
}

function seek(choices: readonly Choice[], random: Random, made: Map<Choice['choose'], number>): Choice {
  const weights = choices.map(({ choose }) => Math.ceil(1_000 / (1 + (made.get(choose) ?? 0))));
  let lot = random.below(weights.reduce((sum, weight) => sum + weight));
  const choice = choices.find((_, n) => {
    lot -= weights[n] ?? 0;
    return lot < 0;
  });
  if (choice === undefined) throw new Error('nothing is offered');
  made.set(choice.choose, (made.get(choice.choose) ?? 0) + 1);
  return choice;
}

/** Returns an ID of 128 bits. */
export const idFrom = (random: Generator): string =>
  Array.from({ length: 8 }, () => random.below(65_536).toString(16).padStart(4, '0')).join('');

/** A client as far as the game goes: it knows what one observer is told, and tries its stretches on that. */
import {
  asked,
  CHANCE,
  type Choice,
  choiceOf,
  describeChoice,
  follow,
  type Generator,
  hashMasked,
  idOf,
  isOver,
  legal,
  mask,
  newGame,
  outcomeOf,
  type Random,
  RunningGame,
  replay,
  SPECTATOR,
  State,
} from '@tabannusi/engine';
import type { ToldEntry } from '../src/index.ts';
import { settingOf } from '../src/settings.ts';

export class Follower {
  readonly observer: number;
  readonly entries: ToldEntry[] = [];
  #game: RunningGame | null = null;
  readonly #made = new Map<Choice['choose'], number>();

  constructor(observer: number) {
    this.observer = observer;
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

  /** Takes the next entry in, and throws if it is not the next one, or if the observer then knows something else than the host says. */
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
      const replayed = replay(entry.record);
      if (!replayed.ok) throw new Error(`the record is refused: ${JSON.stringify(replayed.faults)}`);
    }
  }

  /** Random decisions up to the next barrier; the game stays where it is. Without `whole`, some of them. */
  stretch(random: Random, whole = true): string[] {
    const game = this.#game;
    if (game === null) throw new Error('no game has begun');
    const tried = new RunningGame(game.state.clone());
    for (;;) {
      const { state } = tried;
      const choice = this.#seek(
        Array.from(state.choices.subarray(0, legal(state)), (answer) => describeChoice(state, answer)),
        random,
      );
      const played = tried.decide(choice);
      if (!played.ok) throw new Error(`refused: ${played.code}`);
      if (played.barrier !== null) return tried.decisions.map(idOf).slice(0, whole ? undefined : -1);
    }
  }

  /** A kind of choice is the less likely, the more often it was made: rare ones are made whenever they are offered. */
  #seek(choices: readonly Choice[], random: Random): Choice {
    const weights = choices.map(({ choose }) => Math.ceil(1_000 / (1 + (this.#made.get(choose) ?? 0))));
    let lot = random.below(weights.reduce((sum, weight) => sum + weight));
    const choice = choices.find((_, n) => {
      lot -= weights[n] ?? 0;
      return lot < 0;
    });
    if (choice === undefined) throw new Error('nothing is offered');
    this.#made.set(choice.choose, (this.#made.get(choice.choose) ?? 0) + 1);
    return choice;
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

/** Ids of 128 bits. */
export const idFrom = (random: Generator): string =>
  Array.from({ length: 8 }, () => random.below(65_536).toString(16).padStart(4, '0')).join('');

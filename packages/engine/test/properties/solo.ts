/** Random games against the Bot: the person answers at random, and all invariants are checked at every question. */
import { Generator } from '../../src/chance/generator.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { type Edition, KINGS, type King } from '../../src/edition/types.ts';
import { apply, asked, drawOutcome, isOver, legal, newGame } from '../../src/engine.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { SPECTATOR } from '../../src/knowledge/masked.ts';
import { redeal } from '../../src/knowledge/redeal.ts';
import { topKind } from '../../src/model/frames.ts';
import { hashText } from '../../src/model/hash.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { createSetting, type Setting } from '../../src/model/setting.ts';
import { State } from '../../src/model/state.ts';
import type { Recording } from '../../src/record/recording.ts';
import { replay } from '../../src/record/replay.ts';
import { checkPosition } from './check-game.ts';

/** More than any game has: random ones have some 150 questions to the person and to chance. */
const MOST_STEPS = 3000;

const settings = new Map<King, Setting>();

/** The setting of the reference edition is made once. */
export function soloSetting(king: King, edition: Edition = REFERENCE_EDITION): Setting {
  const made = edition === REFERENCE_EDITION ? settings.get(king) : undefined;
  const setting = made ?? createSetting(edition, 1, {}, king);
  if (edition === REFERENCE_EDITION) settings.set(king, setting);
  return setting;
}

/** Receives a game at every question and at its end. */
export type SoloVisit = (state: State) => void;

/** Plays a game, named by its king and seed, to its end. */
export function playSolo(king: King, seed: number, visit: SoloVisit = checkPosition, edition: Edition = REFERENCE_EDITION): State {
  const state = newGame(new State(soloSetting(king, edition)));
  const [chance, person] = [new Generator(seed, 'game'), new Generator(seed, 'bot')];
  for (let step = 0; ; step++) {
    try {
      visit(state);
      if (isOver(state)) return state;
      if (step > MOST_STEPS) throw new Error('no end');
      apply(state, asked(state) === CHANCE ? drawOutcome(state, chance) : state.choices[person.below(legal(state))]);
    } catch (error) {
      throw new Error(`${king}, seed ${seed}, step ${step}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}

/** Runs a check over `games` games of every king. */
export function overSoloGames(games: number, check: (king: King, seed: number) => void): void {
  for (const king of KINGS) for (let seed = 0; seed < games; seed++) check(king, seed);
}

/** Throws if the Bot's turn that starts here would differ if the person held another Urban card. */
export function checkBlindness(state: State, seed: number): void {
  const other = redeal(mask(state, SPECTATOR), new Generator(seed, 'redeal'));
  if (untilNextTurn(other, seed) !== untilNextTurn(state.clone(), seed)) throw new Error('the Bot has seen what is hidden');
}

/** Returns the public part of the game after the Bot’s turn, played with the same chance; the person takes the first answer. */
function untilNextTurn(state: State, seed: number): string {
  const random = new Generator(seed);
  while (!isOver(state) && state.active === state.setting.bot) {
    if (asked(state) !== CHANCE) legal(state);
    apply(state, asked(state) === CHANCE ? drawOutcome(state, random) : state.choices[0]);
  }
  return `${topKind(state)} ${state.publicFields.join()}`;
}

/** Throws unless the game's record, passed through JSON, replays to the same hash. */
export function checkReplay(recording: Recording): void {
  const played = replay(JSON.parse(JSON.stringify(recording.record())));
  if (!played.ok) throw new Error(JSON.stringify(played.faults));
  if (hashText(played.state) !== hashText(recording.state)) throw new Error('replayed to another hash');
}

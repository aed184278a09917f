/** The list of possible outcomes is complete: every listed outcome can happen, and nothing else is ever drawn. */
import { expect, it } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { apply, asked, describeOutcome, drawOutcome, isOver, legal, newGame } from '../../src/engine.ts';
import { possibleChance } from '../../src/game/possible-outcomes.ts';
import { CHANCE_KINDS } from '../../src/model/ask.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { createSetting } from '../../src/model/setting.ts';
import { State } from '../../src/model/state.ts';
import { playOutcome } from '../../src/play.ts';

/** Games that ask every kind of chance. */
const GAMES = 6;

it('every listed outcome is possible, every drawn one is listed, and a roll says how many dice are rolled', () => {
  const seen = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const king = game % 2 === 0 ? undefined : 'gilgabot';
    const state = newGame(new State(createSetting(REFERENCE_EDITION, king === undefined ? 4 : 1, {}, king)));
    const lots = new Generator(`possible ${game}`, 'game');
    while (!isOver(state)) {
      if (asked(state) !== CHANCE) {
        apply(state, state.choices[lots.below(legal(state))]);
        continue;
      }
      const { kind, outcomes, dice } = possibleChance(state);
      seen.add(kind);
      const number = drawOutcome(state, lots);
      const drawn = describeOutcome(state, number);
      if (drawn.chance === 'dice') expect(drawn.faces.reduce((a, b) => a + b, 0)).toBe(dice);
      else {
        expect(outcomes).toContainEqual(drawn);
        for (const outcome of outcomes) expect(playOutcome(state.clone(), outcome).ok, JSON.stringify(outcome)).toBe(true);
      }
      apply(state, number);
    }
  }
  expect(CHANCE_KINDS.filter((kind) => !seen.has(kind))).toEqual([]);
});

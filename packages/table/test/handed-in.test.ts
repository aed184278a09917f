/** The tentative turn and the history of a game whose outcomes are handed in, as a table has it that follows a game over the network. */
import { createSetting, handedIn, newGame, RunningGame, SPECTATOR, State } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { History } from '../src/history.ts';
import type { SteppedGame } from '../src/kept-game.ts';
import { Own } from '../src/own.ts';
import { TentativeTurn } from '../src/turn.ts';
import { AT_ONCE, lotsOf, offered, persons, seatAsked, tableOf } from './drive.ts';

test('it waits for every outcome, and then stands where the table stands', () => {
  const orders = { steps: 'lowest', dice: ['green', 'blue', 'brown', 'yellow', 'white'] } as const;
  const table = tableOf(4, 'ordered 0');
  const game = new RunningGame(newGame(new State(createSetting(table.setting.edition, 4))), {
    chance: handedIn,
    keepsSteps: true,
  }) as SteppedGame;
  const turn = new TentativeTurn(persons(4), game, new Own(persons(4).map(() => ({ settings: AT_ONCE, orders }))), [], null);
  const history = new History(game);
  for (const seat of table.seats.keys()) table.order(seat, orders);
  let handed = 0;
  const handIn = (): void => {
    const { chance } = table.record();
    for (turn.followOrders(); turn.prompt.wait === 'chance'; turn.followOrders()) {
      expect(turn.refusal(0)).toEqual({ ok: false, code: 'notAsked' });
      const outcome = chance[game.outcomes.length];
      if (outcome === undefined || !game.happen(outcome).ok) throw new Error('the outcome does not fit');
      handed++;
    }
  };
  turn.followOrders();
  expect([turn.prompt, game.moment]).toEqual([{ wait: 'chance' }, 0]);
  handIn();
  const lots = lotsOf('ordered 0');
  while (table.prompt.wait !== 'over') {
    expect(turn.prompt).toEqual(table.prompt);
    expect(history.view(SPECTATOR, game.moment)).toEqual(table.view(SPECTATOR));
    const [seat, choices] = [seatAsked(table), offered(table)];
    const choice = choices[lots.below(choices.length)];
    if (choice === undefined) throw new Error('nothing is offered');
    expect([turn.play(seat, choice), table.play(seat, choice)]).toEqual([{ ok: true }, { ok: true }]);
    handIn();
  }
  expect(turn.prompt).toEqual({ wait: 'over' });
  expect(handed).toBe(table.record().chance.length);
  expect(turn.ordered.length).toBeGreaterThan(0);
});

/** The sounds for events. */
import { type GameEvent, SPECTATOR } from '@tabannusi/engine';
import { openTable } from '@tabannusi/table';
import { expect, it } from 'vitest';
import { gameAtTurn } from '../shots/games.ts';
import { soundsOf } from '../src/sound/sounds.ts';

const nobody = (): boolean => false;

it('a turn of a person is called, that of a bot is not', () => {
  const events: GameEvent[] = [{ event: 'turnBegan', rule: 'TURN-01', seat: 1, actionsLeft: 2, abilities: [] }];
  expect(soundsOf(events, (seat) => seat === 1)).toEqual(['turn']);
  expect(soundsOf(events, nobody)).toEqual([]);
});

it('what is heard again at once is heard once, and of many the last six', () => {
  const gold: GameEvent = { event: 'goldGained', rule: 'BON-03', seat: 0, amount: 1 };
  const vp: GameEvent = { event: 'vpGained', rule: 'BON-13', seat: 0, amount: 1 };
  expect(soundsOf([gold, gold, vp, vp, gold], nobody)).toEqual(['gold', 'points', 'gold']);
  expect(
    soundsOf(
      Array.from({ length: 40 }).flatMap(() => [gold, vp]),
      nobody,
    ),
  ).toHaveLength(6);
});

it('a whole game has all of them', async () => {
  const opened = openTable(await gameAtTurn({ players: 2, turn: 1000 }, 'ur'));
  if (!opened.ok) throw new Error('the game is damaged');
  const { table } = opened;
  const heard = new Set(table.log(SPECTATOR, 0, table.moment).flatMap(({ events }) => soundsOf(events, () => true)));
  expect([...heard].sort()).toEqual(['brick', 'clay', 'gold', 'points', 'turn', 'water', 'wood']);
});

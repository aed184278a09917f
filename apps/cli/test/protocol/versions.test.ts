/** Versions of the protocol: a session starts in version 1, whose names and answers stay; `hello` asks for another one. */
import {
  apply,
  asked,
  CHANCE,
  choicesOf,
  createSetting,
  drawOutcome,
  Generator,
  isOver,
  KINGS,
  mask,
  newGame,
  REFERENCE_EDITION,
  SPECTATOR,
  State,
  viewOf,
} from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { viewIn } from '../../src/wire/view.ts';
import { Client } from './client.ts';
import { misfit } from './schema.ts';

const [KING] = KINGS;
const SETTINGS = [createSetting(REFERENCE_EDITION, 4), createSetting(REFERENCE_EDITION, 1, {}, KING)];

/** Yields every question of a random game. */
function* questions(setting: (typeof SETTINGS)[number]): Iterable<State> {
  const state = new State(setting);
  const lots = new Generator('versions', 'game');
  newGame(state);
  while (!isOver(state)) {
    if (asked(state) === CHANCE) {
      apply(state, drawOutcome(state, lots));
      continue;
    }
    yield state;
    const choices = choicesOf(state);
    apply(state, state.choices[lots.below(choices.length)] ?? 0);
  }
}

describe('the version', () => {
  it('is 1 until another one is asked for, and stays then', async () => {
    const client = new Client(1);
    expect(await client.call('hello')).toMatchObject({ protocol: 1 });
    expect(await client.call('hello', { protocol: 2 })).toMatchObject({ protocol: 2 });
    expect(await client.call('hello')).toMatchObject({ protocol: 2 });
    expect(await client.call('hello', { protocol: 1 })).toMatchObject({ protocol: 1 });
  });

  it.each([0, 3, 1.5, '2'])('cannot be %j, and the one in force stays', async (protocol) => {
    const client = new Client(1);
    const { data } = await client.refused('hello', { protocol });
    expect(data).toMatchObject(typeof protocol === 'string' ? { code: 'wrongType' } : { code: 'outOfRange', min: 1, max: 2 });
    expect(data.path).toBe('protocol');
    expect(await client.call('hello')).toMatchObject({ protocol: 1 });
  });
});

describe('a view of version 1', () => {
  it.each(SETTINGS)('has the keys of the first schema and the values of the state: game %#', (setting) => {
    for (const state of questions(setting)) {
      state.bottomExtra[0] = 1; // as after the Decree D10, which is rare
      const view = { ...viewIn(1, viewOf(mask(state, SPECTATOR)), setting), spaceNames: setting.spaceNames };
      expect(misfit('view1', view)).toBeNull();
      expect(misfit('view', view)).not.toBeNull();
      const rows = state.vacated.length / state.bottomExtra.length;
      expect(view).toMatchObject({
        seats: Array.from({ length: setting.players }, (_, seat) => ({
          vacated: [...state.vacated.subarray(seat * rows, (seat + 1) * rows)],
          bottomExtra: state.bottomExtra[seat],
          urbanIds: null,
        })),
      });
      state.bottomExtra[0] = 0;
    }
  });
});

describe('an id that is not on offer', () => {
  const attempt = 'action:construct';
  const asObject = { kind: 'action', action: 'construct' };

  it('gets the reasons of its object form from whyNot, apply and preview in version 2', async () => {
    const client = new Client();
    const { game } = await client.begin();
    const { reasons } = await client.call<{ reasons: { rule: string }[] }>('game.whyNot', { game, attempt: asObject });
    expect(reasons.length).toBeGreaterThan(0);
    expect(await client.call('game.whyNot', { game, attempt })).toEqual({ reasons });
    for (const method of ['game.apply', 'game.preview']) {
      const refused = await client.refused(method, { game, choice: attempt });
      expect(refused.data).toEqual({ code: 'notLegal', rule: reasons[0]?.rule, reasons });
      expect(refused).toEqual(await client.refused(method, { game, choice: asObject }));
    }
  });

  it('is an unknown choice in version 1, where whyNot takes it, too', async () => {
    const client = new Client(1);
    const { game } = await client.begin();
    for (const method of ['game.apply', 'game.preview'])
      expect((await client.refused(method, { game, choice: attempt })).data).toEqual({ code: 'unknownChoice', path: 'choice' });
    expect(await client.call('game.whyNot', { game, attempt })).toEqual(await client.call('game.whyNot', { game, attempt: asObject }));
  });

  it.each([1, 2] as const)('is an unknown choice in version %i where it can be no id', async (protocol) => {
    const client = new Client(protocol);
    const { game } = await client.begin();
    expect((await client.refused('game.apply', { game, choice: 'white' })).data).toEqual({ code: 'unknownChoice', path: 'choice' });
    expect((await client.refused('game.whyNot', { game, attempt: 'white' })).data).toEqual({ code: 'unknownChoice', path: 'attempt' });
  });

  it('has no reasons where it is on offer', async () => {
    const client = new Client();
    const { game, decision } = await client.begin();
    for (const { id } of decision.choices) expect(await client.call('game.whyNot', { game, attempt: id })).toEqual({ reasons: [] });
  });
});

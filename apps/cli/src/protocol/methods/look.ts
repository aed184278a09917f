/** `game.position`, `game.view`, `game.record` and `game.hash`. */
import { type GameRecord, hashText, mask, type Position, SPECTATOR, type View, viewOf, writePosition } from '@tabannusi/engine';
import { isFirst } from '../arguments.ts';
import { gameOf, type Method } from '../method.ts';
import { refusal } from '../refusal.ts';

export const position: Method = {
  takes: ['game'],
  answer: (call): Position => writePosition(gameOf(call).state),
};

export const view: Method = {
  takes: ['game', 'seat', 'spectator'],
  /** `spaceNames` says which space each of the view’s `spaces` is. */
  answer(call): View & { spaceNames: readonly string[] } {
    const { args } = call;
    const { state } = gameOf(call);
    const isSeat = isFirst('seat', args.has('seat'), 'spectator', args.flag('spectator'));
    const observer = isSeat ? args.whole('seat', 0, state.setting.players - 1) : SPECTATOR;
    return { ...viewOf(mask(state, observer)), spaceNames: state.setting.spaceNames };
  },
};

export const record: Method = {
  takes: ['game'],
  answer(call): GameRecord {
    const found = gameOf(call).record();
    if (found === null) throw refusal('noRecord', {});
    return found;
  },
};

export const hash: Method = {
  takes: ['game'],
  answer: (call): { hash: string } => ({ hash: hashText(gameOf(call).state) }),
};

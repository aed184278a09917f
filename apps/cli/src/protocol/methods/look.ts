/** `game.position`, `game.view`, `game.record` and `game.hash`. */
import { type GameRecord, hashText, mask, type Position, SPECTATOR, viewOf, writePosition } from '@tabannusi/engine';
import { viewIn } from '../../wire/view.ts';
import { isFirst } from '../arguments.ts';
import { gameOf, type Method } from '../method.ts';
import { refusal } from '../refusal.ts';

export const position: Method = {
  takes: ['game'],
  answer: (call): Position => writePosition(gameOf(call).state),
};

export const view: Method = {
  takes: ['game', 'seat', 'spectator'],
  /** `spaceNames` names each of the view's `spaces`. */
  answer(call): object {
    const { args, caller } = call;
    const { state } = gameOf(call);
    const isSeat = isFirst('seat', args.has('seat'), 'spectator', args.flag('spectator'));
    const observer = isSeat ? args.whole('seat', 0, state.setting.players - 1) : SPECTATOR;
    const { setting } = state;
    return { ...viewIn(caller.protocol, viewOf(mask(state, observer)), setting), spaceNames: setting.spaceNames };
  },
};

export const record: Method = {
  takes: ['game'],
  answer(call): GameRecord {
    const { record } = gameOf(call);
    if (record === null) throw refusal('noRecord', {});
    return record();
  },
};

export const hash: Method = {
  takes: ['game'],
  answer: (call): { hash: string } => ({ hash: hashText(gameOf(call).state) }),
};

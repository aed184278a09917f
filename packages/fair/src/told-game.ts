/** A recorded game as a spectator was told it. */
import {
  asked,
  CHANCE,
  type GameRecord,
  idOf,
  isOver,
  newGame,
  nextAnswer,
  RunningGame,
  type Setting,
  SPECTATOR,
  State,
  tell,
} from '@tabannusi/engine';

export interface ToldGame {
  /** Who made each step, and its id; null where a spectator was not told it. */
  readonly steps: readonly (readonly [by: number | 'chance', id: string | null])[];
  /** The ids of the steps that a spectator was not told, in order. */
  readonly hidden: readonly string[];
  readonly isOver: boolean;
}

/** The record must have been replayed. */
export function toldGame(record: GameRecord, setting: Setting): ToldGame {
  const game = new RunningGame(newGame(new State(setting)));
  const steps: [number | 'chance', string | null][] = [];
  const hidden: string[] = [];
  for (let answer = nextAnswer(record, game); answer !== undefined; answer = nextAnswer(record, game)) {
    const by = asked(game.state);
    const told = tell(game.state, answer, SPECTATOR);
    steps.push([by === CHANCE ? 'chance' : by, told === null ? null : idOf(told)]);
    if (told === null) hidden.push(idOf(answer));
    if ('chance' in answer) game.happen(answer);
    else game.decide(answer);
  }
  return { steps, hidden, isOver: isOver(game.state) };
}

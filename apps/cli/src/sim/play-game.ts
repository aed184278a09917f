/** Plays one game to its end, as a table with the same seed and bots would. */
import {
  apply,
  asked,
  CHANCE,
  drawOutcome,
  type GameEvent,
  Generator,
  isOver,
  legal,
  newGame,
  type State,
  standing,
  VP_SOURCES,
  winners,
} from '@tabannusi/engine';
import type { Player } from './players.ts';

/** A victory in parts that two, three and four can share: sums of them are exact. */
export const WHOLE_WIN = 12;

interface SeatResult {
  readonly vp: number;
  readonly gold: number;
  /** Of WHOLE_WIN. */
  readonly win: number;
  /** In the order of VP_SOURCES. */
  readonly bySource: readonly number[];
}

export interface GameResult {
  /** Answers of seats; what the engine answers by itself is none. */
  readonly decisions: number;
  readonly turns: number;
  readonly seats: readonly SeatResult[];
}

/** `listen` hears the events of every step; the state is as the last of them left it. */
export async function playGame(
  state: State,
  name: string,
  players: readonly Player[],
  listen: (events: readonly GameEvent[], state: State) => void,
): Promise<GameResult> {
  const chance = new Generator(name, 'game');
  const events: GameEvent[] = [];
  let decisions = 0;
  let turns = 0;
  const lots = (): Generator => new Generator(`${name} ${decisions}`, 'bot');
  const step = (): void => {
    for (const { event } of events) if (event === 'turnBegan') turns++;
    listen(events, state);
    events.length = 0;
  };
  state.events = events;
  newGame(state);
  step();
  while (!isOver(state)) {
    const seat = asked(state);
    if (seat === CHANCE) apply(state, drawOutcome(state, chance));
    else {
      const answer = answerBy(players[seat], state, seat, lots);
      // Only who is not ready at once is waited for.
      apply(state, typeof answer === 'number' ? answer : await answer);
      decisions++;
    }
    step();
  }
  state.events = null;
  return { decisions, turns, seats: seatResults(state) };
}

/** A bot is asked where there is something to choose. */
function answerBy(player: Player | undefined, state: State, seat: number, lots: () => Generator): number | Promise<number> {
  if (player === undefined) throw new RangeError(`seat ${seat}: nobody sits there`);
  const count = legal(state);
  const [only] = state.choices;
  return count === 1 && only !== undefined ? only : player(state, seat, lots);
}

function seatResults(state: State): SeatResult[] {
  const best = winners(state);
  return standing(state).map(({ vp, bySource }, seat) => ({
    vp,
    gold: state.gold[seat] ?? 0,
    win: best.includes(seat) ? WHOLE_WIN / best.length : 0,
    bySource: VP_SOURCES.map((source) => bySource[source].reduce((sum, amount) => sum + amount, 0)),
  }));
}

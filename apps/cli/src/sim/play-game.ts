/** Plays one game to its end, exactly as a table with the same seed and bots. */
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

/** The value of a win. Two, three or four can share it in whole parts, so sums are exact. */
export const WHOLE_WIN = 12;

interface SeatResult {
  readonly vp: number;
  readonly gold: number;
  /** Its share of WHOLE_WIN. */
  readonly win: number;
  /** VP in the order of VP_SOURCES. */
  readonly bySource: readonly number[];
}

export interface GameResult {
  /** Decisions made by seats, without those that the engine makes by itself. */
  readonly decisions: number;
  readonly turns: number;
  readonly seats: readonly SeatResult[];
}

/** `listen` hears the events of every step, when the state is as the last event left it. */
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
      // Awaiting every answer would slow down players that answer at once.
      apply(state, typeof answer === 'number' ? answer : await answer);
      decisions++;
    }
    step();
  }
  state.events = null;
  return { decisions, turns, seats: seatResults(state) };
}

/** Asks the player only if there is more than one choice. */
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

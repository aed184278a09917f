/** A worker of `soak.ts`: it receives batches of games and answers each with a tally. */
import { parentPort } from 'node:worker_threads';
import { apply, isOver, questionKind } from '../../src/engine.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { State } from '../../src/model/state.ts';
import { Bounds, checkAnswers, checkPieces } from './check-game.ts';
import { begin, type GameName, settingOf } from './games.ts';
import { History } from './history.ts';
import { Ledger } from './ledger.ts';
import { type Memory, RandomAnswers } from './random-answers.ts';
import type { SoakResult } from './soak.ts';
import { countAnswer, countEvents, countGame, countPosition, emptyTally, type Tally } from './tally.ts';
import type { Batch, Failure } from './workers.ts';

/**
 * Answers between two slow checks, which also run at the end: counting pieces, comparing the ledger, and what never goes back. Differences
 * persist, so a later check finds them, too. Whether there is an answer is checked every time.
 */
const COUNTED = 5;
const COMPARED = 10;

parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(playBatch(batch)));

function playBatch({ games, ...first }: Batch): SoakResult {
  const tally = emptyTally();
  const memory: Memory = [];
  let state = new State(settingOf(first));
  for (let n = 0; n < games; n++) {
    const name = { ...first, seed: first.seed + n, since: first.seed };
    if (name.edition === 'random') state = new State(settingOf(name));
    const failure = playOne(name, state, tally, memory);
    if (failure !== null) return { tally, failures: [failure] };
  }
  return { tally, failures: [] };
}

function playOne(name: GameName, state: State, tally: Tally, memory: Memory): Failure | null {
  const answers = new RandomAnswers(name.player, name.seed, memory);
  const bounds = new Bounds();
  const history = new History();
  const events: GameEvent[] = [];
  state.events = events;
  let decisions = 0;
  try {
    begin(name, state);
    events.length = 0;
    const ledger = name.edition === 'random' ? new Ledger(state) : null;
    for (let step = 1; ; step++) {
      checkAnswers(state);
      bounds.check(state);
      if ((step + name.seed) % COUNTED === 0 || isOver(state)) {
        checkPieces(state);
        history.follow(state);
      }
      if (countPosition(tally, state)) decisions++;
      if (isOver(state)) break;
      const answer = answers.next(state);
      countAnswer(tally, state, answer);
      apply(state, answer);
      countEvents(tally, state, events);
      ledger?.book(events);
      if (step % COMPARED === 0 || isOver(state)) ledger?.compare(state);
      events.length = 0;
    }
  } catch (error) {
    return { ...name, message: `${questionKind(state)}: ${error instanceof Error ? error.message : String(error)}` };
  }
  countGame(tally, decisions);
  return null;
}

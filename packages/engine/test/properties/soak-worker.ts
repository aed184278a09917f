/** One worker of `soak.ts`: it is sent batches of games and answers each with what happened in them. */
import { parentPort } from 'node:worker_threads';
import { apply, isOver, questionKind } from '../../src/engine.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { State } from '../../src/model/state.ts';
import { Bounds, checkPosition } from './check-game.ts';
import { begin, type GameName, settingOf } from './games.ts';
import { Ledger } from './ledger.ts';
import { RandomAnswers } from './random-answers.ts';
import { richCrates } from './riches.ts';
import type { Batch, Failure, SoakResult } from './soak.ts';
import { countAnswer, countEvents, countGame, countPosition, emptyTally, type Tally } from './tally.ts';

parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(playBatch(batch)));

function playBatch({ games, ...first }: Batch): SoakResult {
  const tally = emptyTally();
  let state = new State(settingOf(first));
  for (let n = 0; n < games; n++) {
    const name = { ...first, seed: first.seed + n };
    if (name.edition === 'random') state = new State(settingOf(name));
    const failure = playOne(name, state, tally);
    if (failure !== null) return { tally, failures: [failure] };
  }
  return { tally, failures: [] };
}

function playOne(name: GameName, state: State, tally: Tally): Failure | null {
  const answers = new RandomAnswers(name.player, name.seed);
  const bounds = new Bounds();
  const events: GameEvent[] = [];
  const crates = name.rich ? richCrates(state.setting) : 1;
  state.events = events;
  let decisions = 0;
  try {
    begin(name, answers, state);
    events.length = 0;
    const ledger = name.edition === 'random' ? new Ledger(state) : null;
    for (;;) {
      checkPosition(state, crates);
      bounds.check(state);
      if (countPosition(tally, state)) decisions++;
      if (isOver(state)) break;
      const answer = answers.next(state);
      countAnswer(tally, state, answer);
      apply(state, answer);
      countEvents(tally, events);
      ledger?.book(events);
      ledger?.compare(state);
      events.length = 0;
    }
  } catch (error) {
    return { ...name, message: `${questionKind(state)}: ${error instanceof Error ? error.message : String(error)}` };
  }
  countGame(tally, decisions);
  return null;
}

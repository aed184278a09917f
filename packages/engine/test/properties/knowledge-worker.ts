/** A worker of `knowledge.long.test.ts`: it checks every position of a batch of games for every observer. */
import { parentPort } from 'node:worker_threads';
import { Generator } from '../../src/chance/generator.ts';
import { apply, isOver } from '../../src/engine.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { redeal } from '../../src/knowledge/redeal.ts';
import { type GameName, walk } from './games.ts';
import { checkObserver, observersOf } from './knowledge.ts';
import { RandomAnswers } from './random-answers.ts';
import type { Batch } from './workers.ts';

export interface Looked {
  games: number;
  /** The number of positions times observers. */
  looks: number;
  /** The number of re-dealt games that were played to their end. */
  playedOn: number;
  failure: string | null;
}

parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(lookAt(batch)));

function lookAt({ games, ...first }: Batch): Looked {
  const looked: Looked = { games: 0, looks: 0, playedOn: 0, failure: null };
  for (let n = 0; n < games; n++) {
    const name = { ...first, seed: first.seed + n };
    try {
      lookAtGame(name, looked);
    } catch (error) {
      looked.failure = `${JSON.stringify(name)}: ${error instanceof Error ? error.message : error}`;
      return looked;
    }
    looked.games++;
  }
  return looked;
}

function lookAtGame(name: GameName, looked: Looked): void {
  walk(name, (state, answer, step) => {
    for (const observer of observersOf(state)) {
      checkObserver(state, answer, observer, `${name.seed} ${step} ${observer}`);
      looked.looks++;
      if (step !== name.seed % 200) continue;
      const dealt = redeal(mask(state, observer), new Generator(name.seed, 'redeal'));
      const answers = new RandomAnswers(name.player, name.seed);
      while (!isOver(dealt)) apply(dealt, answers.next(dealt));
      looked.playedOn++;
    }
  });
}

/** Reasons and previews at 10,000 positions of random games, with both editions and random ones, covering every question. */
import { expect, test } from 'vitest';
import { asked, isOver, questionKind } from '../../src/engine.ts';
import { FRAME, FRAME_KINDS } from '../../src/model/frames.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { type GameName, PLAYER_COUNTS, STARTS, walk } from './games.ts';
import { checkPreviews } from './preview.ts';
import { PLAYER_KINDS } from './random-answers.ts';
import { checkCauses, nothingRemoved } from './true-reasons.ts';
import { checkReasons, type Tried } from './why-not.ts';

const POSITIONS = 10_000;
/** Rare questions may take longer to reach. */
const MOST_GAMES = 10_000;
const QUESTIONS = FRAME_KINDS.slice(FRAME.startColour, FRAME.setUp);
const EDITIONS = ['reference', 'other', 'random'] as const;

test(`${POSITIONS} positions: why-not is empty exactly for what is legal, its reasons are true, and previews say what happens`, () => {
  const tried: Tried = { candidates: 0, rules: new Map() };
  const removed = nothingRemoved();
  const questions = new Map<string, number>();
  const first = Math.floor(Math.random() * 1e9);
  let positions = 0;
  for (let n = 0; positions < POSITIONS || (questions.size < QUESTIONS.length && n < MOST_GAMES); n++) {
    const name: GameName = {
      edition: EDITIONS[n % 3],
      players: PLAYER_COUNTS[Math.floor(n / 3) % 3],
      player: PLAYER_KINDS[Math.floor(n / 9) % 2],
      start: STARTS[n % 2],
      seed: first + n,
    };
    try {
      walk(name, (state) => {
        if (isOver(state) || asked(state) === CHANCE) return;
        const kind = questionKind(state);
        const seen = questions.get(kind) ?? 0;
        // Only one in this many frequent questions is used, so that rare ones have their share.
        questions.set(kind, seen + 1);
        if (seen > 100 && seen % 10 !== 0) return;
        positions++;
        checkReasons(state, tried);
        checkCauses(state, removed);
        checkPreviews(state);
      });
    } catch (error) {
      throw new Error(`game ${JSON.stringify(name)}`, { cause: error });
    }
  }
  process.stdout.write(
    `\nseeds from ${first} on: ${tried.candidates} candidates, ${tried.rules.size} rules; ${removed.causes} causes removed, ${removed.fixed} fixed, ${removed.several} refusals with several\n`,
  );
  expect([...questions.keys()].sort()).toEqual([...QUESTIONS].sort());
});

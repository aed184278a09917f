/** Invariants of undo and redo in one game, for the short and the long run. */
import { Generator } from '../../src/chance/generator.ts';
import { asked, describeChoice, describeOutcome, isOver, legal } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { Recording } from '../../src/record/recording.ts';
import type { Barrier } from '../../src/undo.ts';
import { answersOf, type GameName, settingOf } from './games.ts';

export interface UndoTally {
  decisions: number;
  undone: number;
  readonly barriers: Record<Barrier, number>;
  /** The most decisions between two barriers. */
  longest: number;
}

export const newTally = (): UndoTally => ({ decisions: 0, undone: 0, barriers: { chance: 0, seat: 0, reveal: 0 }, longest: 0 });

/** Everything that undo must restore: hash, bytes, who is asked, the legal list and the record. */
function imageOf(recording: Recording): string {
  const { state } = recording;
  const list = isOver(state) || asked(state) === CHANCE ? null : Array.from(state.choices.subarray(0, legal(state)));
  return `${hashText(state)} ${state.depth} ${Buffer.from(state.bytes).toString('base64')} ${list} ${JSON.stringify(recording.record())}`;
}

/**
 * Plays a game. After every step it undoes to a random point since the last barrier and redoes; sometimes it continues from there with
 * another decision. It also tries to pass the barrier.
 */
export function checkUndo(name: GameName, tally: UndoTally): void {
  const { edition, switches, players } = settingOf(name);
  const recording = new Recording({ edition, names: Array.from({ length: players }, (_, seat) => `P${seat}`), switches });
  const { state } = recording;
  const answers = answersOf(name);
  const lots = new Generator(String(name.seed), 'bot');
  /** The images at the points since the last barrier; the last one is the present. */
  let images = [imageOf(recording)];
  let barrier: Barrier | 'nothing' = 'nothing';
  while (!isOver(state)) {
    const by = asked(state);
    const answer = answers.next(state);
    const played = by === CHANCE ? recording.happen(describeOutcome(state, answer)) : recording.decide(describeChoice(state, answer));
    if (!played.ok) throw new Error(`refused: ${played.code}`);
    if (by !== CHANCE) tally.decisions++;
    expectBarrier(by, played.barrier, recording);
    expectSame('redo after a decision', recording.redo(), { ok: false, stop: 'nothing' });
    if (played.barrier === null) images.push(imageOf(recording));
    else {
      tally.barriers[played.barrier]++;
      tally.longest = Math.max(tally.longest, images.length);
      barrier = played.barrier;
      images = [imageOf(recording)];
    }
    const back = lots.below(images.length);
    goBack(recording, images, back);
    tally.undone += back;
    if (back === images.length - 1) expectSame('undo at the barrier', recording.undo(), { ok: false, stop: barrier });
    if (lots.below(4) === 0) images.length -= back;
    else goForward(recording, images, back);
  }
}

/** A step can be undone exactly if the same seat is asked after it and no chance came in between. */
function expectBarrier(by: number, barrier: Barrier | null, { state }: Recording): void {
  const expected = isOver(state) ? 'reveal' : by === CHANCE || asked(state) === CHANCE ? 'chance' : asked(state) !== by ? 'seat' : null;
  expectSame('the barrier', barrier, expected);
}

function goBack(recording: Recording, images: readonly string[], steps: number): void {
  for (let n = 1; n <= steps; n++) {
    expectSame('undo', recording.undo(), { ok: true });
    if (imageOf(recording) !== images[images.length - 1 - n]) throw new Error(`undo: the game ${n} steps back is another`);
  }
}

function goForward(recording: Recording, images: readonly string[], steps: number): void {
  for (let n = steps - 1; n >= 0; n--) {
    expectSame('redo', recording.redo(), { ok: true });
    if (imageOf(recording) !== images[images.length - 1 - n]) throw new Error(`redo: the game ${n} steps before the present is another`);
  }
}

function expectSame(what: string, found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: found ${a}, expected ${b}`);
}

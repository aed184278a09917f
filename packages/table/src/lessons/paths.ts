/** Plays a lesson along every right path, to prove that it can be finished and that what it says is true. */
import { asked, type Choice, choicesOf, mask, type State, viewOf } from '@tabannusi/engine';
import { LEARNER, type Lesson, type LessonStep, passes, type Tested } from './lesson.ts';
import { PositionGame } from './position-game.ts';

export interface PlayedLesson {
  /** The number of right paths, each played once. */
  readonly paths: number;
  /** The choices of the first path. */
  readonly first: readonly Choice[];
  /** What is wrong, in words for its author; empty if nothing is. */
  readonly faults: readonly string[];
}

/** Stops after `most` paths, which is a fault. */
export function playPaths(lesson: Lesson, state: State, most: number): PlayedLesson {
  const faults = new Set<string>();
  /** The responses that some choice calls for. */
  const said = new Set<string>();
  let paths = 0;
  let first: readonly Choice[] = [];

  const follow = (made: readonly Choice[], from: number): void => {
    if (paths >= most) return void faults.add(`more than ${most} right paths`);
    const game = gameAfter(lesson, state, made);
    const before = viewOf(mask(game.state, LEARNER));
    let at = from;
    for (let step = lesson.steps[at]; step !== undefined && step.right === undefined; step = lesson.steps[++at]) claim(step, before);
    const step = lesson.steps[at];
    if (step === undefined) {
      if (paths === 0) first = made;
      paths++;
      return;
    }
    claim(step, before);
    if (asked(game.state) !== LEARNER) return void faults.add(`${step.id}: the learner is not asked`);
    const tried = choicesOf(game.state).map((choice): Tested & { readonly choice: Choice } => {
      const { state: next } = gameAfter(lesson, state, [...made, choice]);
      return { choice, before, after: viewOf(mask(next, LEARNER)) };
    });
    const right = tried.filter((tested) => step.right !== undefined && passes(step.right, tested));
    if (right.length === 0) faults.add(`${step.id}: no choice is right`);
    for (const tested of tried) if (!right.includes(tested)) said.add(responseOf(step, tested));
    for (const { choice } of right) follow([...made, choice], at + 1);
  };

  const claim = ({ id, expect }: LessonStep, view: unknown): void => {
    if (expect !== undefined && !passes(expect, { choice: null, before: view, after: view })) faults.add(`${id}: what it says is not true`);
  };

  follow([], 0);
  for (const { id, others = [] } of lesson.steps)
    for (const other of others) if (!said.has(`${id} ${other.id}`)) faults.add(`${id}: no choice calls for the response ${other.id}`);
  return { paths, first, faults: [...faults] };
}

const responseOf = ({ id, others = [] }: LessonStep, tested: Tested): string =>
  `${id} ${others.find(({ when }) => passes(when, tested))?.id ?? 'other'}`;

/** Returns the game after these choices and the chance that follows. */
function gameAfter({ id }: Lesson, state: State, made: readonly Choice[]): PositionGame {
  const game = new PositionGame(state, id);
  game.draw();
  for (const choice of made) {
    game.decide(choice);
    game.draw();
  }
  return game;
}

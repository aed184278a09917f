/** A commit: one stretch of decisions, from the question that the seat is asked to the barrier that the last decision makes. */
import { answerOf, choiceOf, isOver, type RunningGame, type State } from '@tabannusi/engine';
import { type CommandOf, type Decisions, type Refused, refuse } from '../commands.ts';
import { resume } from '../course.ts';
import type { Deed } from '../deed.ts';
import type { Dice } from '../dice.ts';
import type { Hosted } from '../hosted.ts';
import { afterPlay, chanceOf, goOn } from './go-on.ts';

/** More decisions than any turn has. */
const MOST_DECISIONS = 300;

export function decideCommit(
  hosted: Hosted,
  seat: number,
  { at, decisions }: Pick<CommandOf<'commit'>, 'at' | 'decisions'>,
  dice: Dice,
): Deed {
  const refused = refusalAt(hosted, seat, at);
  if (refused !== null) return refused;
  const { game } = resume(hosted.setting, hosted.course, chanceOf(hosted, dice));
  const tried = tryAll(game, decisions);
  if (!tried.ok) return tried;
  if (!tried.barrier) return refuse('unfinished');
  const body = { kind: 'played', seat, ...goOn(hosted, game) } as const;
  return isOver(game.state) ? { ok: true, body, follows: (next) => afterPlay(next, dice) } : { ok: true, body };
}

/** A bot plays only for a seat that a bot has. */
export function decideBotPlays(hosted: Hosted, { seat, ...stretch }: CommandOf<'botPlays'>, dice: Dice): Deed {
  const sitter = hosted.seats[seat]?.sitter ?? null;
  return sitter !== null && 'bot' in sitter ? decideCommit(hosted, seat, stretch, dice) : refuse('notSeated');
}

/**
 * Returns why a seat cannot decide, given the last entry it had seen; null if it can. Only entries with steps make a commit stale, and so
 * does a number that is none.
 */
export function refusalAt({ phase, seq, moved, course }: Hosted, seat: number, at: number): Refused | null {
  if (phase === 'open' || phase === 'sealed') return refuse('notBegun');
  if (at > seq) return refuse('ahead');
  if (!(at >= moved)) return refuse('stale');
  if (phase !== 'playing') return refuse('ended');
  return course?.asked === seat ? null : refuse('notAsked');
}

/** Makes the decisions and returns whether the last one makes a barrier. Calls `before` ahead of each, with the number of its answer. */
export function tryAll(
  game: RunningGame,
  decisions: Decisions,
  before: (state: State, answer: number) => void = () => {},
): Refused | { readonly ok: true; readonly barrier: boolean } {
  if (decisions.length > MOST_DECISIONS) return refuse('tooMany');
  let barrier = false;
  for (const [index, decision] of decisions.entries()) {
    if (barrier) return refuse('beyond', index);
    const choice = typeof decision === 'string' ? choiceOf(decision) : decision;
    const answer = choice === null ? null : answerOf(game.state, choice);
    if (answer === null) return refuse('notLegal', index);
    before(game.state, answer);
    const played = game.decideAnswer(answer);
    barrier = played.ok && played.barrier !== null;
  }
  return { ok: true, barrier };
}

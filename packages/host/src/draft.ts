/** A draft: the tentative decisions of a seat. It is checked and told like a stretch, but is not part of the log. */
import { describeChoice, idOf, SPECTATOR, tell } from '@tabannusi/engine';
import { type Decisions, type Refused, refuse } from './commands.ts';
import { resume } from './course.ts';
import { refusalAt, tryAll } from './decide/play.ts';
import { type Hosted, seatOf } from './hosted.ts';

export interface Draft {
  readonly ok: true;
  readonly seat: number;
  /** The ids of the decisions, for the seat itself. */
  readonly decisions: readonly string[];
  /** The same ids as all other observers are told them. They are told the same, because nobody else knows the seat's cards. */
  readonly told: readonly (string | null)[];
}

/** Returns the draft, or a refusal. No decision in a draft may make a barrier, because what follows a barrier is not known. */
export function draftOf(hosted: Hosted, person: string, at: number, decisions: Decisions): Draft | Refused {
  const seat = seatOf(hosted, person);
  if (seat === null) return refuse('notSeated');
  const refused = refusalAt(hosted, seat, at);
  if (refused !== null) return refused;
  const { game } = resume(hosted.setting, hosted.course);
  const told: (string | null)[] = [];
  const tried = tryAll(game, decisions, (state, answer) => {
    const choice = describeChoice(state, answer);
    told.push(tell(state, choice, SPECTATOR) === null ? null : idOf(choice));
  });
  if (!tried.ok) return tried;
  if (tried.barrier) return refuse('beyond', decisions.length - 1);
  return { ok: true, seat, decisions: game.decisions.map(idOf), told };
}

/** Hints in words: what a choice is expected to bring compared with the others, and why. */
import type { Hint, Hinted } from '@tabannusi/ai';
import type { Speech } from '../speech/speech.ts';
import type { Translated } from '../speech/variables.ts';
import type { hints } from './en.ts';

export type HintMessages = Translated<typeof hints>;

export interface ToldHint {
  /** The difference alone, such as "+2.0 VP". */
  readonly figure: string;
  /** The difference in a sentence that says what it is compared with. */
  readonly place: string;
  /** Null if no term is important enough to be named. */
  readonly reasons: string | null;
}

export interface HintWords {
  /** Shown instead of the list; `choices` is their number. Null if some choices are better than others. */
  note(hint: Hint, choices: number): string | null;
  told(hinted: Hinted, hint: Hint): ToldHint;
}

export function hintWordsOf({ say, list }: Pick<Speech, 'say' | 'list'>, messages: HintMessages): HintWords {
  const { note, figure, place, term } = messages;

  const reasons = ({ gains, losses }: Hinted): string | null => {
    const key = losses.length === 0 ? 'gains' : gains.length === 0 ? 'losses' : 'both';
    const named = { gains: list(gains.map((name) => term[name])), losses: list(losses.map((name) => term[name])) };
    return gains.length + losses.length === 0 ? null : say(messages.reasons[key], named);
  };

  return {
    note({ equal }, choices) {
      if (choices === 1) return say(note.one);
      return equal === choices ? say(note.allEqual, { choices }) : null;
    },
    told(hinted, { equal }) {
      const { difference } = hinted;
      return {
        figure: say(figure, { difference }),
        place: say(place[difference === 0 ? 'equal' : difference > 0 ? 'ahead' : 'behind'], { vp: Math.abs(difference), equal }),
        reasons: reasons(hinted),
      };
    },
  };
}

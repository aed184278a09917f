/** The question and its choices in words: what each costs and does, and what cannot be chosen. */
import { preview } from '@tabannusi/engine';
import { askedOf, type Offer, type RefusedChoice, refusedOf } from '@tabannusi/presenter';
import { createReasonWords, type ToldPreview } from '@tabannusi/text';
import { indent } from '../lines.ts';
import { flowing, hanging } from './layout.ts';
import type { Session } from './session.ts';
import { sightOf } from './session.ts';

export interface Offered extends Offer {
  readonly told: ToldPreview;
  /** Cost and gain, in sentences. */
  readonly effects: readonly string[];
}

export interface Asking {
  readonly seat: number;
  readonly question: string;
  readonly choices: readonly Offered[];
  /** An effect common to all choices, printed once; null if there is none. */
  readonly sameForAll: string | null;
  /** Whether Enter alone makes the first choice: the suggested payment, or the only choice. */
  readonly hasDefault: boolean;
  /** Computed on demand. */
  refused(): RefusedChoice[];
}

/** Null if no seat is asked. */
export function askingOf(session: Session): Asking | null {
  const { state, words } = sightOf(session);
  const { question } = session.screen.view;
  if (question === null) return null;
  const { text, offers } = askedOf(words, question, { previews: preview(state), isNamed: session.screen.isShared });
  const choices = offers.map((offer): Offered => {
    const told = words.preview(question, offer.preview);
    return { ...offer, told, effects: [...(told.cost === null ? [] : [told.cost]), ...told.changes] };
  });
  return {
    seat: question.seat,
    question: text,
    choices,
    sameForAll: sameEffects(choices),
    hasDefault: choices.length === 1 || choices[0]?.isSuggested === true,
    refused: () => refusedOf(state, question, words, createReasonWords(session.language)),
  };
}

function sameEffects(choices: readonly Offered[]): string | null {
  const all = new Set(choices.map(({ effects }) => effects.join(' ')));
  const [only = ''] = all;
  return all.size === 1 && choices.length > 1 && only !== '' ? only : null;
}

/** Longer lists stand side by side. They are lists of spaces, which name their bonus; `why` prints the rest. */
const LONG_LIST = 16;

export function choiceLines({ choices, sameForAll }: Asking, columns: number): string[] {
  const digits = String(choices.length).length;
  const leads = choices.map((_, n) => `  ${String(n + 1).padStart(digits)}  `);
  if (choices.length > LONG_LIST)
    return flowing(
      choices.map(({ label }, n) => `${leads[n]}${label}`),
      columns,
    ).flatMap((line) => indent(line, 0, columns));
  return choices.flatMap(({ label, effects }, n) => {
    const lead = leads[n] ?? '';
    const effect = sameForAll === null ? effects.join(' ') : '';
    const together = `${label}  ${effect}`.trimEnd();
    if (lead.length + together.length <= columns) return [`${lead}${together}`];
    return [...hanging(lead, label, columns), ...(effect === '' ? [] : hanging(' '.repeat(lead.length + 2), effect, columns))];
  });
}

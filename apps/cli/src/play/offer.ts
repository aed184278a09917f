/** What the person is asked, with its choices in words: what each costs and does, and what cannot be chosen. */
import { answerOf, type Choice, candidates, type Preview, preview, type Reason, whyNot } from '@tabannusi/engine';
import type { Question, ToldPreview, Words } from '@tabannusi/text';
import { indent } from '../lines.ts';
import { flowing, hanging } from './layout.ts';
import type { Session } from './session.ts';
import { sightOf } from './session.ts';

export interface Offered {
  readonly choice: Choice;
  readonly label: string;
  readonly told: ToldPreview;
  /** Price and gain, in sentences. */
  readonly effects: readonly string[];
}

/** What could be tried but is not legal. */
export interface Refused {
  readonly label: string;
  readonly reasons: readonly Reason[];
}

export interface Offer {
  readonly seat: number;
  readonly question: string;
  readonly choices: readonly Offered[];
  /** What all choices do alike, told once; null where they differ or do nothing. */
  readonly sameForAll: string | null;
  /** Whether Enter alone makes the first choice: the usual way to pay, or the only one there is. */
  readonly hasDefault: boolean;
  /** Worked out when it is asked for. */
  refused(): Refused[];
}

const PAYMENTS: readonly Question['ask'][] = ['payment', 'shipPayment', 'anyPayment', 'refillPayment'];

/** Null where no seat is asked. */
export function offerOf(session: Session): Offer | null {
  const { state, words } = sightOf(session);
  const { question } = session.screen.view;
  if (question === null) return null;
  const choices = preview(state).map((of) => offered(words, question, of));
  return {
    seat: question.seat,
    question: words.question(question),
    choices,
    sameForAll: sameEffects(choices),
    hasDefault: choices.length === 1 || PAYMENTS.includes(question.ask),
    refused: () =>
      candidates(state)
        .filter((choice) => answerOf(state, choice) === null)
        .map((choice) => ({ label: refusedLabel(words, question, choice), reasons: whyNot(state, choice) })),
  };
}

/** The bonus of a space that cannot be used is of no interest. */
const refusedLabel = (words: Words, question: Question, choice: Choice): string =>
  choice.choose === 'space' ? choice.space : words.choice(question, choice);

function offered(words: Words, question: Question, of: Preview): Offered {
  const told = words.preview(question, of);
  const cost = told.cost === null ? [] : [told.cost];
  return { choice: of.choice, label: words.choice(question, of.choice), told, effects: [...cost, ...told.changes] };
}

function sameEffects(choices: readonly Offered[]): string | null {
  const all = new Set(choices.map(({ effects }) => effects.join(' ')));
  const [only = ''] = all;
  return all.size === 1 && choices.length > 1 && only !== '' ? only : null;
}

/** More choices than this stand side by side: spaces, which name their bonus. `why` tells the rest. */
const LONG_LIST = 16;

export function choiceLines({ choices, sameForAll }: Offer, columns: number): string[] {
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

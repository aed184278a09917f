/** The messages of a hint, keyed by the terms of the evaluation. They are no part of the catalogues: who never asks for a hint need not load them. */
import type { TermName } from '@tabannusi/ai';
import type { Messages } from '../messages.ts';

export interface HintMessages {
  /** Over the choices. */
  readonly heading: string;
  /** Instead of them: there is one choice, or all `choices`, a number, are equally good. */
  readonly note: Messages<'one' | 'allEqual'>;
  /** The difference alone; value `difference`, a number with its sign. */
  readonly figure: string;
  /** A choice beside the others; values `vp`, a number without a sign, and, of the best, `equal`: how many are as good, it included. */
  readonly place: Messages<'ahead' | 'behind' | 'equal'>;
  /** What speaks for it, against it, or both; values `gains` and `losses`, lists of terms. */
  readonly reasons: Messages<'gains' | 'losses' | 'both'>;
  /** What a term is about: a part of a list after a colon, so that no case can be wrong. */
  readonly term: Messages<TermName>;
}

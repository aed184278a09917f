/** In which lists of a record a fault of replaying can be, by its code: languages have a form for each. */
import type { ReplayFault } from '@tabannusi/engine';

export type ReplayPath<C extends ReplayFault['code'], F = ReplayFault> = F extends {
  readonly code: infer Codes;
  readonly path: infer P extends string;
}
  ? C extends Codes
    ? P
    : never
  : never;

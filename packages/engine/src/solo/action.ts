/** What the Bot can do with a letter in a District. */
import type { ActionKind } from '../edition/types.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';

export interface BotAction {
  readonly kind: ActionKind;
  /** The rule that makes the action impossible now; null if it is legal and can be paid for. */
  forbids(state: State): RuleId | null;
  begin(state: State): void;
}

/** The Bot acts in its Assistant's District (SOLO-25). */
export const districtOf = (state: State): number => state.assistant[state.setting.bot];

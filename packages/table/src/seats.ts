/** Who sits at a table, and what each seat has set for itself. */

export type Seat =
  | { readonly kind: 'person'; readonly name: string }
  /** `bot` is the name under which the app knows it. */
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

export const WARNING_KINDS = ['actionsLeft', 'wastedStep', 'helpsOpponent'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** Of one seat. */
export interface SeatSettings {
  /** Whether the end of a turn is held back until it is confirmed. */
  readonly confirm: boolean;
  /** Which warnings are given. */
  readonly warnings: Readonly<Record<WarningKind, boolean>>;
}

export const DEFAULT_SETTINGS: SeatSettings = {
  confirm: true,
  warnings: { actionsLeft: true, wastedStep: true, helpsOpponent: true },
};

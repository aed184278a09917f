/** What must lie on top of a frame that waits. Work is never the top frame, because it runs until somebody is asked. */
import { FIELDS, type FieldOf } from '../../model/frame-fields.ts';
import { FRAME_KINDS, type FrameKind, frameKindAt } from '../../model/frames.ts';
import { FRAME_BYTES } from '../../model/layout.ts';
import type { State } from '../../model/state.ts';
import { LIES_ON } from './pending-order.ts';

/** One of these kinds or, with `but`, any allowed kind except these. */
type Kinds = { readonly kinds: readonly FrameKind[] } | { readonly but: readonly FrameKind[] };

/** Applies if the field has one of these values; without a field, in all other cases. */
export type Waits<Field extends string = string> = Kinds & { readonly where?: Field; readonly is?: readonly number[] };

const ANYTHING = { but: [] };
const BEGUN: readonly FrameKind[] = ['action', 'botTurn'];
const PAYMENTS: readonly FrameKind[] = ['payment', 'botPayment'];
const PAID_FIRST = [{ where: 'stage', is: [0], kinds: PAYMENTS }, { but: PAYMENTS }] as const;
const A_LOT = [{ kinds: ['drawColour'] }] as const;

/** The first line of a kind that applies counts. A kind without lines may be on top. */
export const WAITS_FOR: { readonly [Kind in FrameKind]?: readonly Waits<FieldOf<Kind>>[] } = {
  setUp: [ANYTHING],
  turn: [{ where: 'stage', is: [0], kinds: BEGUN }, { but: BEGUN }],
  effects: [ANYTHING],
  projectEffects: [ANYTHING],
  bonus: [{ kinds: ['payment'] }],
  steps: [{ kinds: ['payment', 'anyPayment', 'supplyDie'] }],
  placeGarden: [{ where: 'stage', is: [0], kinds: ['markerSource'] }, ANYTHING],
  construct: PAID_FIRST,
  markShip: [{ kinds: ['shipPayment'] }],
  portHouse: PAID_FIRST,
  zigguratHouse: [
    { where: 'stage', is: [0], kinds: PAYMENTS },
    { where: 'stage', is: [3], kinds: ['gardenOrMarker'] },
    { but: [...PAYMENTS, 'gardenOrMarker'] },
  ],
  score: [ANYTHING],
  finalScoring: [{ kinds: ['score'] }],
  automaReset: [{ where: 'stage', is: [1, 2], kinds: ['openAutomaCard'] }, { kinds: ['drawAutomaTile'] }],
  botTurn: [{ where: 'stage', is: [1], kinds: ['openAutomaCard'] }, { but: ['openAutomaCard'] }],
  botPayment: A_LOT,
  botSteps: A_LOT,
  botProject: [{ where: 'stage', is: [0], kinds: ['drawColour'] }, { kinds: ['botSteps'] }],
  botConstruct: A_LOT,
  botBuilt: [{ kinds: ['drawAutomaTile', 'automaReset'] }],
  botGardening: [{ where: 'paid', is: [1], kinds: ['botPayment'] }, { kinds: ['placeGarden'] }],
  botEffects: [ANYTHING],
  botClaim: A_LOT,
};

/** Returns the kinds of which one must lie on this frame; null if none must. */
export function awaitedOn(state: State, index: number): readonly FrameKind[] | null {
  const kind = FRAME_KINDS[frameKindAt(state, index)];
  const places: Readonly<Record<string, number>> = FIELDS[kind];
  const lines: readonly Waits[] = WAITS_FOR[kind] ?? [];
  const line = lines.find(({ where, is }) => where === undefined || is?.includes(state.stack[index * FRAME_BYTES + places[where]]));
  return line === undefined ? null : kindsOf(kind, line);
}

export const kindsOf = (kind: FrameKind, line: Waits): readonly FrameKind[] =>
  'kinds' in line ? line.kinds : FRAME_KINDS.filter((above) => LIES_ON[above].includes(kind) && !line.but.includes(above));

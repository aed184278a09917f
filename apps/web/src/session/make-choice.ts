/** Makes one choice at the table, or returns a warning if it may be a mistake. */
import type { Choice, Preview } from '@tabannusi/engine';
import type { Sight } from '@tabannusi/table';
import type { Scene } from './scene.ts';
import type { Waiting } from './tapped.ts';

interface Making {
  readonly seat: number;
  /** The scene in which the choice is made. */
  readonly scene: Scene;
  readonly offer: Preview;
  /** The choices to make after it. */
  readonly meant: readonly Choice[];
  /** The person insists on it. */
  readonly isAgreed: boolean;
}

/** What to show if the choice was not made. */
export interface NotMade {
  readonly refused: Scene['refused'];
  readonly warned: Waiting | null;
}

/** Returns null if the choice was made, or if it waits for the confirmation of the turn's end. */
export function makeChoice(table: Sight, { seat, scene, offer, meant, isAgreed }: Making): NotMade | null {
  const settings = table.settings(seat);
  const warnings = isAgreed ? [] : offer.warnings.filter(({ warning }) => settings.warnings[warning]);
  if (warnings.length > 0) return { refused: null, warned: { offer, warnings, meant } };
  const done = table.play(seat, offer.choice, { answer: offer.answer, isConfirmed: isAgreed || hasNothingLeft(scene) });
  return done.ok ? null : { refused: done, warned: null };
}

/** Whether no Action is possible: the end of such a turn needs no confirmation. */
const hasNothingLeft = ({ view, offers }: Scene): boolean =>
  view.question?.ask === 'action' && offers.every(({ choice }) => choice.choose !== 'action' && choice.choose !== 'actionTile');

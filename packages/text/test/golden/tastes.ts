/** How the players of a scripted game differ, so that together they try everything: factors on the worth of Actions. */
import type { Choice } from '@tabannusi/engine';
import { at } from '../../src/speech/at.ts';

type Taste = Readonly<Record<Extract<Choice, { choose: 'action' }>['action'], number>>;

const TASTES: readonly Taste[] = [
  /** Builds. */
  { project: 1.2, construct: 1.2, gardening: 0.8, ship: 1, portHouse: 1, zigguratHouse: 0.8 },
  /** Plants Gardens beside what others build. */
  { project: 1, construct: 1, gardening: 1.5, ship: 0.8, portHouse: 1, zigguratHouse: 1 },
  /** Trades in the Port. */
  { project: 1, construct: 1, gardening: 0.8, ship: 1.4, portHouse: 1.2, zigguratHouse: 0.8 },
  /** Climbs the Ziggurat. */
  { project: 1, construct: 1, gardening: 1, ship: 0.8, portHouse: 1, zigguratHouse: 1.4 },
];

export const tasteOf = (seat: number): Taste => at(TASTES, seat);

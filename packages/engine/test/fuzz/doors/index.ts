/** The engine's doors for outside input, each with its codes and a way to call it. */
import { type BatchResult, runBatch } from '../batch.ts';
import type { Door } from '../door.ts';
import { choices } from './choices.ts';
import { editions } from './editions.ts';
import { positions } from './positions.ts';
import { records } from './records.ts';

export const DOOR_NAMES = ['choices', 'positions', 'records', 'editions'] as const;
export type DoorName = (typeof DOOR_NAMES)[number];

interface Tried {
  readonly codes: readonly string[];
  run(seed: string, inputs: number): BatchResult;
}

const tried = <Case>(door: Door<Case>): Tried => ({ codes: door.codes, run: (seed, inputs) => runBatch(door, seed, inputs) });

export const DOORS: Readonly<Record<DoorName, Tried>> = {
  choices: tried(choices),
  positions: tried(positions),
  records: tried(records),
  editions: tried(editions),
};

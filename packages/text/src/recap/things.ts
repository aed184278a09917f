/** What turns in brief are made of. */
import type { LoggedEvent } from '../log/logged.ts';

type Kind = LoggedEvent['event'];

/** What a player does or places. */
export type Thing = Extract<
  Kind,
  | 'actionChosen'
  | 'projectPlaced'
  | 'built'
  | 'waterLaid'
  | 'gardenPlaced'
  | 'portHousePlaced'
  | 'zigguratHousePlaced'
  | 'zigguratClaimed'
  | 'shipMarked'
  | 'harbormasterGained'
  | 'harbormasterUsed'
  | 'decreeScored'
>;

/** What a player gains in amounts; dice, Crates and steps by colour. */
export type Gain = 'dice' | 'crates' | 'gold' | 'vp' | 'markers' | 'water' | 'specialWater' | 'gardens' | 'steps';

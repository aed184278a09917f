/** The messages of `npm run demo` with their values. */
import type { Bare } from './bare.ts';

export interface StartValues {
  readonly title: Bare;
  readonly about: Bare;
  readonly seed: { readonly seed: string };
  readonly repeat: { readonly command: string };
  readonly players: { readonly players: string };
  readonly edition: { readonly edition: string; readonly version: number };
  readonly origin: { readonly origin: string; readonly groups: string };
  readonly missing: Bare;
  readonly setUp: Bare;
  readonly round: { readonly round: number };
  readonly roundGoesOn: { readonly round: number };
  readonly boardAfterSetUp: Bare;
  readonly boardAfterScoring: Bare;
  readonly boardAtEnd: Bare;
  readonly inPlay: Bare;
  readonly scores: Bare;
  readonly helpUsage: Bare;
  readonly helpSeed: Bare;
  readonly helpPlayers: Bare;
  readonly helpSeen: Bare;
  readonly helpHeader: Bare;
  readonly helpLog: Bare;
  readonly helpBoard: Bare;
  readonly helpInPlay: Bare;
  readonly helpScores: Bare;
}

/** The messages of `npm run demo` with their values. */
export interface StartValues {
  readonly title: Record<never, never>;
  readonly about: Record<never, never>;
  readonly seed: { readonly seed: string };
  readonly repeat: { readonly command: string };
  readonly players: { readonly players: string };
  readonly edition: { readonly edition: string; readonly version: number };
  readonly origin: { readonly origin: string; readonly groups: string };
  readonly missing: Record<never, never>;
  readonly setUp: Record<never, never>;
  readonly round: { readonly round: number };
  readonly roundGoesOn: { readonly round: number };
  readonly boardAfterSetUp: Record<never, never>;
  readonly boardAfterScoring: Record<never, never>;
  readonly boardAtEnd: Record<never, never>;
  readonly inPlay: Record<never, never>;
  readonly scores: Record<never, never>;
  readonly helpUsage: Record<never, never>;
  readonly helpSeed: Record<never, never>;
  readonly helpPlayers: { readonly players: number };
  readonly helpHelp: Record<never, never>;
  readonly helpSeen: Record<never, never>;
  readonly helpHeader: Record<never, never>;
  readonly helpLog: Record<never, never>;
  readonly helpBoard: Record<never, never>;
  readonly helpInPlay: Record<never, never>;
  readonly helpScores: Record<never, never>;
  readonly wrongOption: { readonly found: string };
  readonly wrongArgument: { readonly found: string };
  readonly wrongPlayers: { readonly found: string };
  readonly wrongSeed: { readonly found: string };
  readonly noValue: { readonly option: string };
}

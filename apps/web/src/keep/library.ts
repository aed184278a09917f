/** The games on this device. */
import { KINGS, type King } from '@tabannusi/engine';
import type { SavedTable } from '@tabannusi/table';
import type { PlayerColour } from '@tabannusi/text';

/** What the list of games says of one, without opening it. */
export interface KeptSummary {
  readonly id: string;
  /** Who sits at the table. */
  readonly players: readonly string[];
  /** Whose Bot the opponent is, in a game for one. */
  readonly king?: King | undefined;
  /** Turns begun; 0 in set-up. */
  readonly turn: number;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** By seat of the game, where they are not in the usual order. */
  readonly colours?: readonly PlayerColour[] | undefined;
}

export interface KeptGame extends KeptSummary {
  /** As it was written; `openTable` looks at it. */
  readonly saved: unknown;
  /** Whose it is: a name that each opening of a game gives itself. */
  readonly hand?: string | undefined;
  /** How often it was written. */
  readonly number?: number | undefined;
  /** Whether a decision after this one was noted and cannot be read. */
  readonly missesLast?: boolean | undefined;
}

export type WrittenGame = KeptSummary & { readonly saved: SavedTable };

/** A game as the hand that plays it writes it. */
export interface SignedGame extends WrittenGame {
  readonly hand: string;
  /** Whose it was before: where there is no room, the claim itself cannot be written. */
  readonly from: string | undefined;
  readonly number: number;
}

/** Whether a game may take the place of the one that is kept: the same hand has it, and has written nothing later. */
export const follows = ({ hand, from, number }: SignedGame, kept: KeptGame): boolean =>
  [hand, from].includes(kept.hand) && number > (kept.number ?? 0);

export interface Library {
  /** Whether games are still there when the page has been closed. */
  readonly isLasting: boolean;
  /** The one that was played last first. */
  list(): Promise<readonly KeptSummary[]>;
  read(id: string): Promise<KeptGame | null>;
  /** A game that nobody plays yet. */
  write(game: WrittenGame): Promise<void>;
  /** Reads a game and makes it this hand's: what others write from then on is refused. */
  claim(id: string, hand: string): Promise<KeptGame | null>;
  /** False, and nothing is written, where the game does not follow what is kept. */
  writeAs(game: SignedGame): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** For as long as the page lives. */
export function createMemoryLibrary(): Library {
  const games = new Map<string, KeptGame>();
  return {
    isLasting: false,
    list: async () => byDate([...games.values()].map(summaryOf)),
    read: async (id) => games.get(id) ?? null,
    write: async (game) => void games.set(game.id, game),
    // Nobody else has this memory.
    claim: async (id) => games.get(id) ?? null,
    writeAs: async (game) => games.set(game.id, game) !== null,
    remove: async (id) => void games.delete(id),
  };
}

/** Of an entry that is damaged what can be said of it, so that it can be deleted and the others are shown. */
export const summaryOf = ({ id, players, king, turn, over, savedAt }: KeptSummary): KeptSummary => ({
  id,
  players: Array.isArray(players) ? players.map(String) : [],
  king: KINGS.find((each) => each === king),
  turn: Number.isInteger(turn) ? turn : 0,
  over,
  savedAt: Number.isFinite(new Date(savedAt).getTime()) ? savedAt : 0,
});

export const byDate = (games: readonly KeptSummary[]): KeptSummary[] => games.toSorted((a, b) => b.savedAt - a.savedAt);

/** The games on this device, as a store. */
import { KINGS, type King } from '@tabannusi/engine';
import type { SavedTable } from '@tabannusi/table';
import type { PlayerColour } from '@tabannusi/text';

/** What the list of games shows of one without opening it. */
export interface KeptSummary {
  readonly id: string;
  /** Names of the players. */
  readonly players: readonly string[];
  /** The king of the Bot in a solo game. */
  readonly king?: King | undefined;
  /** Turns begun; 0 during set-up. */
  readonly turn: number;
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Colours by seat; undefined if they are in the default order. */
  readonly colours?: readonly PlayerColour[] | undefined;
}

export interface KeptGame extends KeptSummary {
  /** As it was written; `openTable` validates it. */
  readonly saved: unknown;
  /** Which opening of the game wrote it: each opening gives itself a unique name. */
  readonly hand?: string | undefined;
  /** How often it was written. */
  readonly number?: number | undefined;
  /** Whether a later decision was noted but cannot be read. */
  readonly missesLast?: boolean | undefined;
}

export type WrittenGame = KeptSummary & { readonly saved: SavedTable };

/** A game as written by one opening of it. */
export interface SignedGame extends WrittenGame {
  readonly hand: string;
  /** The hand before this one. If there was no room, the claim could not be written and the stored game still has that hand. */
  readonly from: string | undefined;
  readonly number: number;
}

/** Whether a game may replace the stored one: that is of the same hand, or of the one it was claimed from, and not newer. */
export const follows = ({ hand, from, number }: SignedGame, kept: KeptGame): boolean =>
  [hand, from].includes(kept.hand) && number > (kept.number ?? 0);

export interface Library {
  /** Whether games outlive the page. */
  readonly isLasting: boolean;
  /** Returns the games, the last played first. */
  list(): Promise<readonly KeptSummary[]>;
  read(id: string): Promise<KeptGame | null>;
  /** Writes a game that no page plays yet. */
  write(game: WrittenGame): Promise<void>;
  /** Reads a game and makes it this hand's: writes by other hands are refused from then on. */
  claim(id: string, hand: string): Promise<KeptGame | null>;
  /** Writes a game if it follows the stored one (`follows`), else returns false. */
  writeAs(game: SignedGame): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** A library that lasts as long as the page. */
export function createMemoryLibrary(): Library {
  const games = new Map<string, KeptGame>();
  return {
    isLasting: false,
    list: async () => byDate([...games.values()].map(summaryOf)),
    read: async (id) => games.get(id) ?? null,
    write: async (game) => void games.set(game.id, game),
    // No other page has access to this memory.
    claim: async (id) => games.get(id) ?? null,
    writeAs: async (game) => games.set(game.id, game) !== null,
    remove: async (id) => void games.delete(id),
  };
}

/** Returns a valid summary even of a damaged entry, so that it can be deleted and the others are shown. */
export const summaryOf = ({ id, players, king, turn, over, savedAt }: KeptSummary): KeptSummary => ({
  id,
  players: Array.isArray(players) ? players.map(String) : [],
  king: KINGS.find((each) => each === king),
  turn: Number.isInteger(turn) ? turn : 0,
  over,
  savedAt: Number.isFinite(new Date(savedAt).getTime()) ? savedAt : 0,
});

export const byDate = (games: readonly KeptSummary[]): KeptSummary[] => games.toSorted((a, b) => b.savedAt - a.savedAt);

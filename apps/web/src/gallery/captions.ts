/** What is said of an exhibit: its name, what it does, and the rule behind it. */
import { DECREE_IDS, HARBORMASTER_IDS, REFERENCE_EDITION, type RuleId, SHIP_IDS, SPECTATOR, ZIGGURAT_TILE_IDS } from '@tabannusi/engine';
import { newTable } from '@tabannusi/table';
import type { GalleryPiece, Speaker } from '@tabannusi/text';
import { ruleOfBonus, ruleOfTile } from '../session/tile-rules.ts';

export interface Caption {
  readonly title: string;
  readonly text: string;
  readonly rule: string | null;
}

/** Null where the name of the whole says it. */
export type Captions = (piece: GalleryPiece, key: string) => Caption | null;

export function captionsOf({ words, web }: Speaker): Captions {
  const seats = ['Puabi', 'Shulgi'].map((name) => ({ kind: 'person', name }) as const);
  const game = newTable({ edition: REFERENCE_EDITION, seats, seed: 'gallery' }).stateFor(SPECTATOR);
  const { tiles } = words({ names: seats.map(({ name }) => name), game });
  const ofTile = ({ number, name, text }: { number: string; name: string; text: string }): Caption => ({
    title: number === '' ? name : `${number} · ${name}`,
    text,
    rule: ruleOfTile(number),
  });
  const oneOf = <T extends string>(ids: readonly T[], key: string): T | undefined => ids.find((id) => id === key);
  const made: Partial<Record<GalleryPiece, (key: string) => Caption | null>> = {
    ships: (key) => ofTile(tiles.ship(oneOf(SHIP_IDS, key) ?? 'printed')),
    harbormasters: (key) => found(oneOf(HARBORMASTER_IDS, key), tiles.harbormaster),
    zigguratTiles: (key) => found(oneOf(ZIGGURAT_TILE_IDS, key), tiles.zigguratTile),
    decrees: (key) => found(oneOf(DECREE_IDS, key), tiles.decree),
    urbanCards: (key) => (key === 'back' ? null : ofTile(tiles.urbanCard(key))),
    actionTiles: (key) => ofTile(tiles.actionTile(Number(key))),
    specialWater: ofBonus,
    bonuses: ofBonus,
  };
  return (piece, key) => made[piece]?.(key) ?? null;

  function found<T>(id: T | undefined, tell: (id: T) => Parameters<typeof ofTile>[0]): Caption | null {
    return id === undefined ? null : ofTile(tell(id));
  }

  function ofBonus(code: string): Caption {
    const rule: RuleId | null = ruleOfBonus(code);
    return { title: web.bonus(code), text: '', rule };
  }
}

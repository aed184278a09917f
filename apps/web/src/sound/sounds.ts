/** The sounds of a game, derived from events. */
import type { GameEvent } from '@tabannusi/engine';

/** A die or pawn on the table, a tile on clay, brick on brick, a reed in water, Gold, scored VP, and the start of a person's turn. */
export type Sound = 'wood' | 'clay' | 'brick' | 'water' | 'gold' | 'points' | 'turn';

const SOUNDS: Readonly<Partial<Record<GameEvent['event'], Sound>>> = {
  diceRolled: 'wood',
  dieTaken: 'wood',
  bargeDieGained: 'wood',
  supplyDieGained: 'wood',
  pawnsPlaced: 'wood',
  architectMoved: 'wood',
  assistantMoved: 'wood',
  projectPlaced: 'clay',
  stepMade: 'clay',
  shipMarked: 'clay',
  zigguratClaimed: 'clay',
  crateGained: 'clay',
  harbormasterGained: 'clay',
  built: 'brick',
  portHousePlaced: 'brick',
  zigguratHousePlaced: 'brick',
  waterLaid: 'water',
  gardenPlaced: 'water',
  specialWaterGained: 'water',
  goldGained: 'gold',
  timeGoldTaken: 'gold',
  vpGained: 'points',
  districtScored: 'points',
  decreeScored: 'points',
  harbormastersScored: 'points',
  urbanCardsRevealed: 'points',
};

/** The most sounds played at once: more would be noise. */
const MOST_AT_ONCE = 6;

/** Returns the sounds in order, without immediate repetitions. `isPerson` is whether a seat hears its turn begin. */
export function soundsOf(events: readonly GameEvent[], isPerson: (seat: number) => boolean): Sound[] {
  const sounds: Sound[] = [];
  for (const event of events) {
    const sound = event.event === 'turnBegan' ? (isPerson(event.seat) ? 'turn' : undefined) : SOUNDS[event.event];
    if (sound !== undefined && sound !== sounds.at(-1)) sounds.push(sound);
  }
  return sounds.slice(-MOST_AT_ONCE);
}

/** Lets what happens at a table be heard where that is asked for. The code for it comes with the first sound. */
import { type GameEvent, SPECTATOR } from '@tabannusi/engine';
import type { Table } from '@tabannusi/table';
import type { SoundPlayer } from './player.ts';

/** Gives what ends it. Nothing is heard while one looks back. */
export function createSounder(table: Table, isOn: () => boolean, isLookingBack: () => boolean): () => void {
  let player: SoundPlayer | null = null;
  let isOpen = true;
  const sound = async (events: readonly GameEvent[]): Promise<void> => {
    const [{ createPlayer }, { soundsOf }] = await Promise.all([import('./player.ts'), import('./sounds.ts')]);
    if (!isOpen) return;
    player ??= createPlayer();
    player.play(soundsOf(events, (seat) => table.seats[seat]?.kind === 'person'));
  };
  const leave = table.subscribe(SPECTATOR, (notice) => {
    if (notice.notice !== 'step' || !isOn() || isLookingBack()) return;
    // Where a browser cannot make sounds, or their code cannot be fetched, the game goes on without.
    sound(notice.events).catch(() => undefined);
  });
  return () => {
    isOpen = false;
    leave();
    player?.close();
  };
}

/** Plays the sounds of a table if they are switched on. The code for it loads with the first sound. */
import type { GameEvent } from '@tabannusi/engine';
import type { Notice, Sight } from '@tabannusi/table';
import type { SoundPlayer } from './player.ts';

export interface Sounder {
  /** Something happened. */
  hear(notices: readonly Notice[]): void;
  close(): void;
}

/** Nothing is heard while a past moment is shown. */
export function createSounder(table: Sight, isOn: () => boolean, isLookingBack: () => boolean): Sounder {
  let player: SoundPlayer | null = null;
  let isOpen = true;
  const sound = async (events: readonly GameEvent[]): Promise<void> => {
    const [{ createPlayer }, { soundsOf }] = await Promise.all([import('./player.ts'), import('./sounds.ts')]);
    if (!isOpen) return;
    player ??= createPlayer();
    player.play(soundsOf(events, (seat) => table.seats[seat]?.kind === 'person'));
  };
  const hear = (notice: Notice): void => {
    if (notice.notice !== 'step' || !isOn() || isLookingBack()) return;
    // If the browser cannot play sounds or their code cannot be loaded, the game goes on without.
    sound(notice.events).catch(() => undefined);
  };
  return {
    hear: (notices) => notices.forEach(hear),
    close() {
      isOpen = false;
      player?.close();
    },
  };
}

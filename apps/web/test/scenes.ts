/** A whole game as the persons around one screen see it. */
import { type NewTable, newTable, Screen } from '@tabannusi/table';
import { type Scene, sceneOf } from '../src/session/scene.ts';

/** Yields the scene at every decision; some choice is made after each. */
export function* scenesOf(game: NewTable): Generator<Scene> {
  const table = newTable(game);
  const screen = new Screen(table);
  for (let n = 0; table.prompt.wait !== 'over'; n++) {
    const { seat, wait } = table.prompt;
    if (wait === 'confirm') {
      table.confirm(seat);
      continue;
    }
    if (screen.handOver !== null) screen.takeOver(screen.handOver);
    yield sceneOf(table, screen);
    const choices = table.choices(seat);
    const choice = choices[(n * 7) % choices.length];
    if (choice !== undefined) table.play(seat, choice);
  }
}

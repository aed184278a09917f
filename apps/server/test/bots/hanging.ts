/** A thread in which a bot never finishes, unless it has no time at all. */
import { stretch as realStretch, type Task } from '../../src/bots/stretch.ts';

export async function stretch(task: Task): Promise<string[]> {
  for (let n = 0; task.milliseconds > 0; n++) task.seed.at(n);
  return realStretch(task);
}

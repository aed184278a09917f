/** Whether a coach may accompany a game. In the first load, so what was said is read elsewhere. */
import type { SmallStorage } from '../device/small-storage.ts';

export const COACH_KEY = 'tabannusi-coach';

export const mayAccompany = (storage: Pick<SmallStorage, 'getItem'>, game: string): boolean => !!storage.getItem(COACH_KEY)?.includes(game);

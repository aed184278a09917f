/** The words for levels; null until they are loaded. */
import { type LevelWords, loadLevelWords } from '@tabannusi/text';
import { useSpoken } from '../frame/spoken.ts';

export const useLevelWords = (): LevelWords | null => useSpoken(loadLevelWords);

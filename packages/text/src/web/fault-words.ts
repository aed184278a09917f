/** What is wrong with something from outside, loaded when something is. */
import { type FaultWords, faultWordsOf } from '../fault-words.ts';
import type { Speech } from '../speech.ts';

export const pageFaultWords = (speech: Speech): FaultWords => faultWordsOf(speech);

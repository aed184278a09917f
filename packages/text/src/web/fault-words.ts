/** What is wrong with something from outside, loaded when something is. */
import type { FaultMessages } from '../fault-messages.ts';
import { type FaultWords, faultWordsOf } from '../fault-words.ts';
import type { Speech } from '../speech.ts';

export const pageFaultWords = (speech: Speech, messages: FaultMessages): FaultWords => faultWordsOf(speech, messages);

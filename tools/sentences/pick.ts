/** A sample that depends only on its seed, not on the order of files. */
import { createHash } from 'node:crypto';
import type { Sentence } from './sources.ts';

/** Returns `count` different sentences with equal probability; fewer if there are not so many. */
export function pick(sentences: readonly Sentence[], seed: string, count: number): Sentence[] {
  const different = [...new Map(sentences.map((sentence) => [sentence.text, sentence])).values()];
  const lot = ({ text }: Sentence): string => createHash('sha256').update(`${seed}\n${text}`).digest('hex');
  return different
    .map((sentence) => ({ sentence, lot: lot(sentence) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ sentence }) => sentence);
}

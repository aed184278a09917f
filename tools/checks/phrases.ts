/**
 * Checks that phrases which readers stumbled over do not return, in English messages, documents and comments. The guide (`docs/writing.md`)
 * explains how to write instead.
 *
 * No tool finds these: each is correct English that nobody would say.
 */
import { PARTS, sentencesOf } from '../sentences/sources.ts';
import { type CheckResult, count } from './check.ts';

/** Each phrase with what to write instead. */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bone points at\b/i, 'hover over'],
  [/\bwhat was noted\b/i, 'name the thing'],
  [/\b(?:for|to|of) who\b/i, 'name the person: for players who …'],
  [/\bit is for \w+ to decide\b/i, 'your move'],
  [/\bis no \w+ known here\b/i, 'unknown …'],
  [/\bnothing to make again\b/i, 'nothing to redo'],
  [/\bbroken off\b/i, 'interrupted'],
  [/\bit is sound\b/i, 'it is valid'],
  [/\bthink again\b/i, 'go back'],
  [/\bdo it all the same\b/i, 'do it anyway'],
  [/\btelephone\b/i, 'phone'],
  [/\bnor (?:is|are|do|does|can|has|have)\b/i, 'and … not'],
  [/\bsays whether it holds\b/i, 'reports whether it is valid'],
  [/\bmakes? (?:a|one|no|two) (?:Mastery )?steps?\b/i, 'take a step'],
  [/\bis there twice\b/i, 'appears twice'],
  [/\bwhat is not so\b/i, 'what contradicts it'],
  [/\bHands in a choice\b/i, 'plays a choice'],
];

/** Files that quote the phrases. */
const QUOTING = new Set(['docs/writing.md']);

export function checkPhrases(root: string): CheckResult {
  const sentences = PARTS.flatMap((part) => sentencesOf(root, part, 'en')).filter(({ place }) => !QUOTING.has(place.split(':')[0] ?? ''));
  const findings = sentences.flatMap(({ place, text }) =>
    PHRASES.flatMap(([phrase, instead]) => {
      const found = phrase.exec(text)?.[0];
      return found === undefined ? [] : [`${place} says "${found}". Write: ${instead}.`];
    }),
  );
  if (sentences.length === 0) findings.push('No sentence was found.');
  return { looked: count(sentences.length, 'sentence'), findings };
}

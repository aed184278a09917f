/** The gallery as a glossary: whatever has a meaning says it, in every language, with its rule. */
import { BONUS_KINDS, RULE_IDS } from '@tabannusi/engine';
import { GALLERY_PIECES, type GalleryPiece, LANGUAGES, loadSpeaker, SIGNS } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { captionsOf } from '../src/gallery/captions.ts';
import { EXHIBITS } from '../src/gallery/exhibits.tsx';
import { ACTION_RULES, ruleOfBonus } from '../src/session/tile-rules.ts';

const MEANT: readonly GalleryPiece[] = [
  'ships',
  'harbormasters',
  'zigguratTiles',
  'decrees',
  'urbanCards',
  'actionTiles',
  'specialWater',
  'bonuses',
];

it.each(LANGUAGES)('in %s', async (language) => {
  const speaker = await loadSpeaker(language);
  const captions = captionsOf(speaker);
  for (const piece of GALLERY_PIECES) {
    const told = EXHIBITS[piece].filter(({ key }) => key !== 'back').map(({ key }) => captions(piece, key));
    expect(
      told.every((caption) => (caption !== null) === MEANT.includes(piece)),
      piece,
    ).toBe(true);
    for (const caption of told) {
      if (caption === null) continue;
      expect(caption.title).toMatch(/\S/);
      expect(RULE_IDS).toContain(caption.rule);
    }
    // Nothing is called as something else is.
    expect(new Set(told.map((caption) => caption?.title)).size).toBe(MEANT.includes(piece) ? told.length : 1);
  }
  const words = await speaker.loadAppWords();
  expect(new Set(SIGNS.map((sign) => words.say('sign', sign, {}))).size).toBe(SIGNS.length);
});

it('every kind of bonus has its rule, and every printed action', () => {
  expect(ruleOfBonus('W+')).toBe('BON-01');
  expect(ruleOfBonus('c2')).toBe('BON-09');
  expect(ruleOfBonus('pm')).toBe(`BON-${BONUS_KINDS.length}`);
  expect(ruleOfBonus('')).toBeNull();
  for (const index of BONUS_KINDS.keys()) expect(RULE_IDS).toContain(`BON-${String(index + 1).padStart(2, '0')}`);
  for (const rule of Object.values(ACTION_RULES).flat()) expect(RULE_IDS).toContain(rule);
});

/**
 * The gallery as a glossary: every section says what it shows, and every exhibit with a meaning of its own explains it, in every language,
 * with its rule.
 */
import { KINGS, RULE_IDS } from '@tabannusi/engine';
import { GALLERY_PIECES, type GalleryPiece, LANGUAGES, loadSpeaker, SIGNS } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { captionsOf } from '../src/gallery/captions.ts';
import { EXHIBITS } from '../src/gallery/exhibits.tsx';
import { SECTION_RULES } from '../src/gallery/section-rules.ts';

/** Pieces whose exhibits differ only in colour or player, so that the words of the section cover all of them. */
const ALIKE: readonly GalleryPiece[] = [
  'dice',
  'barges',
  'projects',
  'buildings',
  'water',
  'gardens',
  'ziggurat',
  'mastery',
  'markers',
  'houses',
  'numberTiles',
  'bag',
];

/** Returns the keys of captions: rows, and exhibits without a row. */
const keysOf = (piece: GalleryPiece): string[] => [...new Set(EXHIBITS[piece].map(({ key, row }) => row ?? key))];

it.each(LANGUAGES)('in %s', async (language) => {
  const speaker = await loadSpeaker(language);
  const [app, rules] = await Promise.all([speaker.loadAppWords(), speaker.loadRuleWords()]);
  const captions = captionsOf(speaker, app, rules);
  for (const piece of GALLERY_PIECES) {
    expect(EXHIBITS[piece].length, piece).toBeGreaterThan(0);
    expect(app.say('piece', piece, {}), piece).toMatch(/\S/);
    expect(app.say('meaning', piece, {}), piece).toMatch(/^\S.*\.$/);
    for (const rule of SECTION_RULES[piece]) expect(rules.sentence(rule), rule).toMatch(/\S/);
    const told = keysOf(piece).map((key) => captions(piece, key));
    expect(
      told.every((caption) => (caption === null) === ALIKE.includes(piece)),
      piece,
    ).toBe(true);
    for (const caption of told) {
      if (caption === null) continue;
      expect(caption.title, piece).toMatch(/\S/);
      for (const line of caption.lines) expect(line, caption.title).toMatch(/\S/);
      if (piece !== 'players') expect(RULE_IDS, caption.title).toContain(caption.rule);
    }
    // All titles are different.
    expect(new Set(told.map((caption) => caption?.title)).size, piece).toBe(ALIKE.includes(piece) ? 1 : told.length);
  }
  for (const part of ['piece', 'meaning'] as const) {
    expect(new Set(GALLERY_PIECES.map((piece) => app.say(part, piece, {}))).size).toBe(GALLERY_PIECES.length);
  }
  // All four Actions of a king are described.
  for (const king of KINGS) expect(captions('kingCards', king)?.lines.map((line) => /, ([A-D])/.exec(line)?.[1])).toEqual([...'ABCD']);
});

it('every section has its rule, and every sign', () => {
  expect(GALLERY_PIECES.filter((piece) => SECTION_RULES[piece].length === 0)).toEqual(['signs']);
  expect(keysOf('signs')).toEqual(SIGNS);
});

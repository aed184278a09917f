/** The letters of the page are there before it shows words: what is written in others first would move when they come. */
import type { Language } from '@tabannusi/text';

/** As `style/fonts.css` has them. */
const FACES = ['700 1em Alegreya', '500 1em "Alegreya Sans"', '800 1em "Alegreya Sans"'];

/** Browsers wait no longer for letters either; then those of the device stand in. */
const LONGEST_MS = 3000;

/** Polish needs the second alphabet of each face. */
export function loadLetters(language: Language): Promise<unknown> {
  const text = language === 'pl' ? 'aą' : 'a';
  const loading = Promise.all(FACES.map((face) => document.fonts.load(face, text))).catch(() => undefined);
  return Promise.race([loading, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}

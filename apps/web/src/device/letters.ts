/** Loads the fonts before the page shows words. Text in a fallback font would move when they arrive. */
import type { Language } from '@tabannusi/text';

/** The faces in `style/fonts.css`. */
const FACES = ['700 1em Alegreya', '500 1em "Alegreya Sans"', '800 1em "Alegreya Sans"'];

/** Milliseconds to wait for fonts, as long as browsers wait. Then the fallback fonts show. */
const LONGEST_WAIT_MS = 3000;

/** Polish needs the extended Latin subset of each face. */
export function loadLetters(language: Language): Promise<unknown> {
  const text = language === 'pl' ? 'aą' : 'a';
  const loading = Promise.all(FACES.map((face) => document.fonts.load(face, text))).catch(() => undefined);
  return Promise.race([loading, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

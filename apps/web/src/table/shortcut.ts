/** The key for something, told beside its button. */
import type { WebWords } from '@tabannusi/text';
import { type Deed, deedName, type Keys } from '../device/keys.ts';

/** Nothing where there is none. */
export function shortcutOf(web: WebWords, keys: Keys, deed: Deed): { 'aria-keyshortcuts'?: string; title?: string } {
  const key = keys[deed];
  return key === '' ? {} : { 'aria-keyshortcuts': key, title: `${deedName(web, deed)} (${key.toUpperCase()})` };
}

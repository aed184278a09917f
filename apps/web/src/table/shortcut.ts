/** The keyboard shortcut of a button, shown in its title and announced. */
import type { WebWords } from '@tabannusi/text';
import { type Deed, deedName, type Keys } from '../device/keys.ts';

/** Empty if there is no shortcut. */
export function shortcutOf(web: WebWords, keys: Keys, deed: Deed): { 'aria-keyshortcuts'?: string; title?: string } {
  const key = keys[deed];
  return key === '' ? {} : { 'aria-keyshortcuts': key, title: `${deedName(web, deed)} (${key.toUpperCase()})` };
}

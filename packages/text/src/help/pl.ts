/** Help where it is needed, in Polish. */
import type { HelpMessages } from './en.ts';

export const help: HelpMessages = {
  first: 'Nowe pytanie',
  gotIt: 'Jasne',
  noMore: 'Bez dalszych uwag',
  explain: 'Wyjaśniaj, co wybieram',
  explaining: 'Wybierz cokolwiek, aby zobaczyć, co to jest. Nic nie zostanie zagrane.',
  done: 'Gotowe',
};

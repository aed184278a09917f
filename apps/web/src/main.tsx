/** Starts the page. */
import { loadSpeaker } from '@tabannusi/text';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadLetters } from './device/letters.ts';
import { createSettings } from './device/settings.ts';
import { smallStorage } from './device/small-storage.ts';
import { Broken } from './frame/broken.tsx';
import { openLibrary } from './keep/indexed-db.ts';
import { createJournal } from './keep/journal.ts';
import { withJournal } from './keep/journaled.ts';
import { readRoute } from './route.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
const store = createSettings(smallStorage(), navigator.languages);
const { language } = store.get();
const isAtTable = readRoute(location.hash).at === 'game';
// When the address is that of a game, the table loads in parallel with the words. A failure is reported when the view itself loads it.
if (isAtTable) import('./table/game-page.tsx').catch(() => undefined);
// The first picture of a table does not wait for the fonts: the board makes up most of it.
const letters = isAtTable ? null : loadLetters(language);
const [database, first] = await Promise.all([openLibrary(), loadSpeaker(language), letters]);
const library = database.isLasting ? withJournal(database, createJournal(smallStorage())) : database;
const page = <App library={library} store={store} first={first} />;
const drawn = createRoot(root, {
  // React has removed the page. Going to another view draws it again.
  onUncaughtError(error) {
    reportError(error);
    drawn.render(<Broken web={first.web} error={error} />);
    addEventListener('hashchange', () => drawn.render(page), { once: true });
  },
});
drawn.render(page);
// Loads last: nothing waits for it.
import('./offline/service-worker.ts').then(({ keepOffline }) => keepOffline());

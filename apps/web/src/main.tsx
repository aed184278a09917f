/** Begins the page. */
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { openLibrary } from './keep/indexed-db.ts';
import { createSettings } from './session/settings.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
const store = createSettings(localStorage, navigator.languages);
createRoot(root).render(<App library={await openLibrary()} store={store} />);

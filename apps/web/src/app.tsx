/** The page: what all views share, and which view is shown. */
import { createWebWords } from '@tabannusi/text';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { FrameContext } from './frame.ts';
import { Home } from './home/home.tsx';
import type { Library } from './keep/library.ts';
import { useRoute } from './route.ts';
import { useDark } from './session/media.ts';
import type { SettingsStore } from './session/settings.ts';
import { useStore } from './session/store.ts';
import { GamePage } from './table/game.tsx';

const Gallery = lazy(async () => ({ default: (await import('./gallery/gallery.tsx')).Gallery }));

export function App({ library, store }: { library: Library; store: SettingsStore }): ReactNode {
  const settings = useStore(store);
  const route = useRoute();
  const dark = useDark();
  const theme = settings.theme === 'system' ? (dark ? 'torchlight' : 'noon') : settings.theme;
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = settings.language;
  }, [theme, settings.language]);
  const frame = useMemo(
    () => ({ settings, change: store.change, library, web: createWebWords(settings.language) }),
    [settings, store, library],
  );
  return (
    <FrameContext value={frame}>
      {route.at === 'home' ? <Home /> : null}
      {route.at === 'game' ? <GamePage key={route.id} id={route.id} /> : null}
      {route.at === 'gallery' ? (
        <Suspense>
          <Gallery />
        </Suspense>
      ) : null}
    </FrameContext>
  );
}

/** The page: chooses which view is shown and provides what all views share. */
import { loadSpeaker, type Speaker } from '@tabannusi/text';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { loadLetters } from './device/letters.ts';
import { useDark } from './device/media.ts';
import type { SettingsStore } from './device/settings.ts';
import { useFailing } from './frame/failing.ts';
import { FrameContext } from './frame/frame.ts';
import { Home } from './home/home.tsx';
import type { Library } from './keep/library.ts';
import { loadEditions } from './late/editions.ts';
import { fetched } from './late/fetched.ts';
import { lateView } from './late/late-view.ts';
import { loadSolo } from './late/solo.ts';
import { useRoute } from './route.ts';
import { useStore } from './store.ts';

const GamePage = lateView(async () => (await import('./table/game-page.tsx')).GamePage);
const Rules = lateView(async () => (await import('./rules/rules.tsx')).Rules);
/** These views may show a solo game or a game with a custom edition, so they wait for those rules, too. */
const withAllRules = async <T,>(page: Promise<T>): Promise<T> => (await Promise.all([page, loadSolo(), loadEditions()]))[0];

const ResultPage = lateView(async () => (await import('./result/result-page.tsx')).ResultPage);
const Load = lateView(async () => (await withAllRules(import('./load/load.tsx'))).Load);
const Origins = lateView(async () => (await import('./origins/origins.tsx')).Origins);
const MomentPage = lateView(async () => (await withAllRules(import('./moment/moment-page.tsx'))).MomentPage);
const LearnPage = lateView(async () => (await withAllRules(import('./lessons/learn-page.tsx'))).LearnPage);
const SettingsPage = lateView(async () => (await import('./settings/settings-page.tsx')).SettingsPage);
const Statistics = lateView(async () => (await import('./statistics/statistics-page.tsx')).StatisticsPage);
const Online = lateView(async () => (await import('./online/online.tsx')).Online);
const Gallery = lateView(async () => (await import('./gallery/gallery.tsx')).Gallery);

/** `first` speaks the language that is set when the page starts. */
export function App({ library, store, first }: { library: Library; store: SettingsStore; first: Speaker }): ReactNode {
  const settings = useStore(store);
  const route = useRoute();
  const speaker = useSpeaker(first, settings.language);
  useTheme(settings.theme);
  useEffect(() => {
    document.documentElement.dataset['marks'] = settings.marks ? 'on' : 'off';
  }, [settings.marks]);
  const frame = useMemo(
    () => ({ settings, change: store.change, reset: store.reset, library, speaker, web: speaker.web }),
    [settings, store, library, speaker],
  );
  return (
    <FrameContext value={frame}>
      <Suspense>
        {route?.at === 'home' ? <Home /> : null}
        {route?.at === 'game' ? <GamePage key={route.id} id={route.id} moment={route.moment ?? null} /> : null}
        {route?.at === 'result' ? <ResultPage key={route.id} id={route.id} /> : null}
        {route?.at === 'moment' ? <MomentPage packed={route.packed} /> : null}
        {route?.at === 'learn' ? <LearnPage lesson={route.id} /> : null}
        {route?.at === 'settings' ? <SettingsPage /> : null}
        {route?.at === 'statistics' ? <Statistics /> : null}
        {route?.at === 'rules' ? <Rules rule={route.rule} /> : null}
        {route?.at === 'load' ? <Load /> : null}
        {route?.at === 'origins' ? <Origins /> : null}
        {route?.at === 'online' ? <Online table={null} /> : null}
        {route?.at === 't' ? <Online table={route.id} part={route.part} /> : null}
        {route?.at === 'gallery' ? <Gallery /> : null}
      </Suspense>
    </FrameContext>
  );
}

/** Returns the previous speaker until the next one has loaded. */
function useSpeaker(first: Speaker, language: Speaker['language']): Speaker {
  const [speaker, setSpeaker] = useState(first);
  const fail = useFailing();
  useEffect(() => {
    let isWanted = true;
    Promise.all([fetched(loadSpeaker(language)), loadLetters(language)])
      .then(([loaded]) => isWanted && setSpeaker(loaded))
      .catch(fail);
    return () => {
      isWanted = false;
    };
  }, [language, fail]);
  useEffect(() => {
    document.documentElement.lang = speaker.language;
  }, [speaker]);
  return speaker;
}

function useTheme(chosen: 'system' | 'noon' | 'torchlight'): void {
  const dark = useDark();
  const theme = chosen === 'system' ? (dark ? 'torchlight' : 'noon') : chosen;
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}

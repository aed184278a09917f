/** Media queries: whether the screen is narrow, and whether it is dark. */
import { useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Too narrow or too low to show the board in one picture. */
export const useNarrow = (): boolean => useMedia('(max-width: 700px), (max-height: 480px)');

/** Whether drawers cover the board. On the smallest screens they stand in the flow of the page instead. */
export const useCoveringDrawers = (): boolean =>
  useMedia('(max-width: 700px) and (min-height: 481px), (max-height: 480px) and (min-width: 560px)');

export const useDark = (): boolean => useMedia('(prefers-color-scheme: dark)');

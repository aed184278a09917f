/** The frame of what is said around online tables. */
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';

export function OnlinePage({ children }: { children: ReactNode }): ReactNode {
  const { web } = useFrame();
  return (
    <Page title={web.say('frame', 'online', {})} className="page prose load">
      {children}
    </Page>
  );
}

/** The frame of the views around online tables. */
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';

export function OnlinePage({ isWide = false, children }: { isWide?: boolean; children: ReactNode }): ReactNode {
  const { web } = useFrame();
  return (
    <Page title={web.say('frame', 'online', {})} className={isWide ? 'page prose online-tables online-home' : 'page prose online-tables'}>
      {children}
    </Page>
  );
}

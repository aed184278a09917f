/** The links from home to all other views, each with its sign. */
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Sign } from '../pieces/sign.tsx';
import { addressOf } from '../route.ts';
import { isServed } from '../served.ts';
import { PageSign } from './page-sign.tsx';

export function WaysOn(): ReactNode {
  const { web } = useFrame();
  const ways = [
    ...(isServed() ? ([[{ at: 'online' }, web.say('frame', 'online', {})]] as const) : []),
    [{ at: 'learn', id: null }, web.say('frame', 'learn', {})],
    [{ at: 'rules', rule: null }, web.say('frame', 'rules', {})],
    [{ at: 'gallery' }, web.say('frame', 'gallery', {})],
    [{ at: 'statistics' }, web.say('frame', 'statistics', {})],
    [{ at: 'load' }, web.say('frame', 'load', {})],
    [{ at: 'settings' }, web.say('frame', 'settings', {})],
    [{ at: 'origins' }, web.say('frame', 'origins', {})],
  ] as const;
  return (
    <nav className="ways-on" aria-label={web.say('frame', 'title', {})}>
      {ways.map(([route, words]) => (
        <a key={route.at} href={addressOf(route)}>
          <Sign size={34}>
            <PageSign page={route.at} />
          </Sign>
          {words}
        </a>
      ))}
    </nav>
  );
}

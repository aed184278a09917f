/** The ways from home to everything else, each with its sign. */
import type { ReactNode } from 'react';
import { useFrame } from '../frame.ts';
import { Glyph, type GlyphName } from '../pieces/glyphs.tsx';
import { addressOf, type Route } from '../route.ts';
import { Sign } from '../table/sign.tsx';

export function WaysOn(): ReactNode {
  const { web } = useFrame();
  const ways: readonly (readonly [Route, string, GlyphName])[] = [
    [{ at: 'rules', rule: null }, web.say('rules', 'title', {}), 'card'],
    [{ at: 'gallery' }, web.say('frame', 'gallery', {}), 'ziggurat'],
    [{ at: 'load' }, web.say('load', 'title', {}), 'refill'],
    [{ at: 'settings' }, web.say('form', 'settings', {}), 'architect'],
    [{ at: 'origins' }, web.say('origins', 'title', {}), 'blueLine'],
  ];
  return (
    <nav className="ways-on" aria-label={web.say('frame', 'title', {})}>
      {ways.map(([route, words, sign]) => (
        <a key={route.at} href={addressOf(route)}>
          <Sign size={34}>
            <Glyph name={sign} />
          </Sign>
          {words}
        </a>
      ))}
    </nav>
  );
}

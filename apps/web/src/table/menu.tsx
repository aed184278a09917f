/** The menu: language, theme, animation speed and links to other views. Pages for reading open beside the game. */
import { type ReactNode, useId } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Switches } from '../frame/switches.tsx';
import { addressOf } from '../route.ts';

export function Menu(): ReactNode {
  const { web } = useFrame();
  const id = useId();
  const name = web.say('course', 'menu', {});
  const pages = [
    [{ at: 'learn', id: null }, web.say('frame', 'learn', {})],
    [{ at: 'rules', rule: null }, web.say('frame', 'rules', {})],
    [{ at: 'gallery' }, web.say('frame', 'gallery', {})],
  ] as const;
  return (
    <>
      <button type="button" className="menu-button" popoverTarget={id} aria-label={name} title={name}>
        {/* Three wedges pressed into clay. */}
        <svg className="sign" width={18} height={18} viewBox="0 0 18 18" aria-hidden="true">
          <path
            d="M1.5 1.6L6.4 4L1.5 6.4ZM5 3.2H16.6V4.8H5ZM1.5 6.8L6.4 9.2L1.5 11.6ZM5 8.4H16.6V10H5ZM1.5 12L6.4 14.4L1.5 16.8ZM5 13.6H16.6V15.2H5Z"
            fill="currentColor"
          />
        </svg>
        <span className="word" aria-hidden="true">
          {name}
        </span>
      </button>
      <div className="menu" id={id} popover="auto" role="dialog" aria-label={name}>
        <Switches />
        <nav aria-label={name}>
          <a className="button" href={addressOf({ at: 'home' })}>
            {web.say('frame', 'home', {})}
          </a>
          <a className="button" href={addressOf({ at: 'settings' })}>
            {web.say('frame', 'settings', {})}
          </a>
          {pages.map(([route, words]) => (
            <a key={route.at} className="button" href={addressOf(route)} target="_blank" rel="noreferrer">
              {words}
            </a>
          ))}
        </nav>
      </div>
    </>
  );
}

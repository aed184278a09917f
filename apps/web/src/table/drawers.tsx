/** On a narrow screen the players and the log are drawers, which come over the board; one of them is open at a time. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { at } from '../motion/anchors.ts';
import { usePlaying } from '../session/context.ts';
import { useNarrow } from '../session/media.ts';
import { Sign } from './sign.tsx';

type Drawer = 'players' | 'log';

/** Where each of them is in the page. */
const PLACES: Readonly<Record<Drawer, string>> = { players: '.panels', log: '.log' };
const OPENER = '.ask [aria-expanded="true"]';
const ABOVE = ':popover-open, .advice, .commands, .history, .choices .warning';

interface Drawers {
  readonly open: Drawer | null;
  readonly show: (drawer: Drawer | null) => void;
}

export const DrawersContext = createContext<Drawers>({ open: null, show: () => undefined });

export function useNewDrawers(): Drawers {
  const [open, show] = useState<Drawer | null>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      // What was opened after the drawer is closed before it.
      if (key !== 'Escape' || document.querySelector(ABOVE) !== null) return;
      if (document.activeElement?.closest(`${PLACES.players}, ${PLACES.log}`)) document.querySelector<HTMLElement>(OPENER)?.focus();
      show(null);
    };
    // Before whoever closes what lies above.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
  return useMemo(() => ({ open, show }), [open]);
}

export const useDrawers = (): Drawers => useContext(DrawersContext);

/** Nothing where there is room for all of it. */
export function DrawerButtons(): ReactNode {
  return useNarrow() ? (
    <>
      <DrawerButton drawer="players">
        <path d="M-7.4 5L-3.4 -3.4L0.6 5Z" fill="currentColor" />
        <circle cx={3.8} cy={1.6} r={3.7} fill="var(--plaster)" stroke="currentColor" strokeWidth={1.7} />
        <PlayersVp />
      </DrawerButton>
      <DrawerButton drawer="log">
        <path
          d="M-5.5 -6.6Q0 -7.6 5.6 -6.6Q6.4 0 5.5 6.7Q0 7.5 -5.6 6.6Q-6.4 0 -5.5 -6.6ZM-2.8 -3H2.8M-2.8 0.2H2.8M-2.8 3.4H1"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </DrawerButton>
    </>
  ) : null;
}

function DrawerButton({ drawer, children }: { drawer: Drawer; children: ReactNode }): ReactNode {
  const { told } = usePlaying();
  const { open, show } = useDrawers();
  const toggle = (): void => {
    flushSync(() => show(isOpen ? null : drawer));
    if (!isOpen) document.querySelector(PLACES[drawer])?.scrollIntoView({ block: 'nearest' });
  };
  const name = told.web.say('game', drawer, {});
  const isOpen = open === drawer;
  return (
    <button type="button" className="menu-button" aria-label={name} title={name} aria-expanded={isOpen} onClick={toggle}>
      <Sign size={20}>{children}</Sign>
    </button>
  );
}

/** VP that are scored fly to the drawer while it is closed. */
function PlayersVp(): ReactNode {
  const { told } = usePlaying();
  return told.names.map((name, seat) => <circle key={name} r={1} fill="none" data-at={at.good(seat, 'vp')} />);
}

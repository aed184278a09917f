/** The players and the log as drawers, which cover the board on a narrow screen. At most one of them is open. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNarrow } from '../device/media.ts';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { keyOf } from '../places/place.ts';
import { usePlaying } from '../session/context.ts';

type Drawer = 'players' | 'log';

/** The selector of each drawer's content. */
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
      // Escape first closes what was opened above the drawer.
      if (key !== 'Escape' || document.querySelector(ABOVE) !== null) return;
      if (document.activeElement?.closest(`${PLACES.players}, ${PLACES.log}`)) document.querySelector<HTMLElement>(OPENER)?.focus();
      show(null);
    };
    // In the capture phase, to check what is open before the other handlers close it.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
  return useMemo(() => ({ open, show }), [open]);
}

export const useDrawers = (): Drawers => useContext(DrawersContext);

/** Nothing if the screen has room without drawers. */
export function DrawerButtons(): ReactNode {
  return useNarrow() ? (
    <>
      <DrawerButton drawer="players">
        <PlayersVp />
      </DrawerButton>
      <DrawerButton drawer="log">
        <Sign>
          <path
            d="M-5.5 -6.6Q0 -7.6 5.6 -6.6Q6.4 0 5.5 6.7Q0 7.5 -5.6 6.6Q-6.4 0 -5.5 -6.6ZM-2.8 -3H2.8M-2.8 0.2H2.8M-2.8 3.4H1"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Sign>
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
    <button type="button" className="menu-button" title={name} aria-expanded={isOpen} onClick={toggle}>
      <span className="unseen">{name}</span>
      {children}
    </button>
  );
}

/** VP of all players, always visible: scored VP fly there while the drawer is closed. */
function PlayersVp(): ReactNode {
  const { scene, told } = usePlaying();
  return (
    <span className="players-vp figure">
      {told.names.map((_, seat) => (
        <span key={seat} className="good" data-at={keyOf({ kind: 'good', seat, good: 'vp' })}>
          <Sign size={15} view={17}>
            <ClaimMarker seat={seat} />
          </Sign>
          {scene.view.seats[seat]?.vp}
        </span>
      ))}
    </span>
  );
}

/** A panel for each player: name, VP and possessions. */

import { RESOURCE_COLOURS, type View } from '@tabannusi/engine';
import { memo, type ReactNode, Suspense } from 'react';
import { lateView } from '../late/late-view.ts';
import { Crate } from '../pieces/crate.tsx';
import { Die } from '../pieces/die.tsx';
import { Glyph } from '../pieces/glyphs.tsx';
import { House } from '../pieces/house.tsx';
import { ClaimMarker, useSeatColour } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { Standard } from '../pieces/standard.tsx';
import { keyOf } from '../places/place.ts';
import { usePlaying } from '../session/context.ts';
import { Deferred } from './deferred.tsx';

/** Only decoration: loads after the board. */
const Reeds = lateView(async () => (await import('./reeds.tsx')).Reeds);

/** Loads in solo games. */
const BotArea = lateView(async () => (await import('./bot-area.tsx')).BotArea);

export function Panels(): ReactNode {
  const { scene, told } = usePlaying();
  const { solo } = scene.view;
  return (
    <section
      className={solo === null && told.names.length < 3 ? 'panels roomy' : 'panels'}
      aria-label={told.web.say('game', 'players', {})}
    >
      {told.names.map((name, seat) => (
        <Panel key={seat} seat={seat} name={name} />
      ))}
      {solo === null && told.names.length < 4 ? (
        <Deferred>
          <Suspense>
            <Reeds />
          </Suspense>
        </Deferred>
      ) : null}
      {solo === null ? null : (
        <Suspense>
          <BotArea solo={solo} />
        </Suspense>
      )}
    </section>
  );
}

function Panel({ seat, name }: { seat: number; name: string }): ReactNode {
  const { scene, told, tablet } = usePlaying();
  const { view } = scene;
  const own = view.seats[seat];
  const colour = useSeatColour(seat);
  if (own === undefined) return null;
  const { title, sentences } = told.words.describeSeat(view, seat);
  return (
    <article
      className={view.active === seat ? 'panel active' : 'panel'}
      data-player={colour}
      data-place={keyOf({ kind: 'player', seat })}
      aria-label={title}
      onPointerEnter={() => tablet.set({ title, lines: sentences })}
      onPointerLeave={() => tablet.set(null)}
    >
      <header>
        <Sign size={24} view={17}>
          <ClaimMarker seat={seat} />
        </Sign>
        <h2>{name}</h2>
        {view.startSeat === seat ? <StartSign title={told.web.say('game', 'startPlayer', {})} /> : null}
        <strong key={own.vp} className="figure" data-at={keyOf({ kind: 'good', seat, good: 'vp' })}>
          {told.web.say('game', 'vp', { vp: own.vp })}
        </strong>
      </header>
      <Goods seat={seat} own={own} />
    </article>
  );
}

/** Marks the start player. */
const StartSign = memo(function StartSign({ title }: { title: string }): ReactNode {
  return (
    <span className="start-player" title={title}>
      <Sign size={18}>
        <Standard />
      </Sign>
    </span>
  );
});

type Counted = 'gold' | 'marker' | 'water' | 'garden' | 'specialWater' | 'ship' | 'harbormaster' | 'card';

/** The possessions of a player, counted beside signs. */
const Goods = memo(function Goods({ seat, own }: { seat: number; own: View['seats'][number] }): ReactNode {
  const housesLeft = own.houses.reduce((sum, houses) => sum + houses, 0);
  const crates = RESOURCE_COLOURS.flatMap((colour, index) => [
    ...Array.from({ length: own.cratesUp[index] ?? 0 }, () => ({ colour, up: true })),
    ...Array.from({ length: own.cratesDown[index] ?? 0 }, () => ({ colour, up: false })),
  ]);
  const counted = (counts: readonly (readonly [Counted, number])[]): ReactNode =>
    counts.map(([sign, amount]) => (
      <span key={sign} className={amount === 0 ? 'good none' : 'good'}>
        <Sign size={16} at={{ kind: 'good', seat, good: sign }}>
          {sign === 'marker' ? <ClaimMarker seat={seat} radius={6.4} /> : <Glyph name={sign} />}
        </Sign>
        {amount}
      </span>
    ));
  return (
    <>
      <p className="goods" aria-hidden="true">
        {RESOURCE_COLOURS.map((colour, index) => (
          <span key={colour} className={own.dice[index] === 0 ? 'good none' : 'good'}>
            <Sign size={19} at={{ kind: 'dice', seat, colour }}>
              <Die colour={colour} face={null} size={15.5} />
            </Sign>
            {own.dice[index]}
          </span>
        ))}
      </p>
      <p className="goods" aria-hidden="true">
        <span className="crates" data-at={keyOf({ kind: 'good', seat, good: 'crates' })}>
          {crates.map((crate, slot) => (
            <CrateSign key={slot} {...crate} />
          ))}
        </span>
        {counted([
          ['gold', own.gold],
          ['marker', own.markers],
        ])}
        <span className="good">
          <Sign size={16} view={20} at={{ kind: 'good', seat, good: 'house' }}>
            <House seat={seat} />
          </Sign>
          {housesLeft}
        </span>
      </p>
      <p className="goods small" aria-hidden="true">
        {counted([
          ['water', own.water],
          ['garden', own.gardens],
          ['specialWater', own.specialWater.length],
          ['ship', own.abilities.length],
          ['harbormaster', own.harbormasters.length],
          ['card', own.urbanCardCount],
        ])}
      </p>
    </>
  );
});

function CrateSign({ colour, up }: { colour: (typeof RESOURCE_COLOURS)[number]; up: boolean }): ReactNode {
  return (
    <Sign size={15} view={23}>
      <Crate colour={colour} up={up} />
    </Sign>
  );
}

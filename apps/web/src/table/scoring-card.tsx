/** A scoring with the source of each VP. Hovering over a source marks it on the board. */
import type { ScoringSource } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { ColourMark, fillOf } from '../pieces/colour-mark.tsx';
import { Glyph } from '../pieces/glyphs.tsx';
import { Laurel } from '../pieces/gold.tsx';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { keyOf } from '../places/place.ts';
import { placesOf } from '../places/place-of.ts';
import { usePlaying } from '../session/context.ts';
import type { Scene } from '../session/scene.ts';
import type { Scoring } from '../session/scorings.ts';
import type { Told } from '../session/told.ts';
import { useShine } from './use-shine.ts';

export function ScoringCard({ scoring, onClose }: { scoring: Scoring; onClose: () => void }): ReactNode {
  const { scene, told } = usePlaying();
  const { web, words, names } = told;
  const isFinal = scoring.districts.length > 1;
  return (
    <article className="side-card scoring-card">
      <button type="button" className="close" onClick={onClose}>
        {web.say('game', 'close', {})}
      </button>
      <div className="scorings">
        {scoring.districts.map(({ district, seats }) => (
          <section key={district}>
            <h3>
              <span className="seal figure">{district}</span>
              {web.district(scene.table.setting, district)}
              <small>{isFinal ? web.say('scoring', 'finalScoring', {}) : web.say('scoring', 'title', {})}</small>
            </h3>
            {seats
              .toSorted((a, b) => b.vp - a.vp)
              .map(({ seat, vp, sources }) => (
                <div key={seat} className={vp === 0 ? 'scorer none' : 'scorer'}>
                  <h4>
                    <Sign size={18} view={17}>
                      <ClaimMarker seat={seat} />
                    </Sign>
                    <span>{names[seat]}</span>
                    <strong className="figure">{vp === 0 ? web.say('scoring', 'nothing', {}) : web.say('game', 'vp', { vp })}</strong>
                  </h4>
                  {sources.map((source) => (
                    <Source key={placesOf(source).map(keyOf).join(' ')} source={source} />
                  ))}
                </div>
              ))}
          </section>
        ))}
        {scoring.others.length === 0 ? null : (
          <section>
            {scoring.others.map((event) => (
              <p key={JSON.stringify(event)}>{words.event(event, told.reader)}</p>
            ))}
          </section>
        )}
      </div>
    </article>
  );
}

/** A line for a source: what it is, how it is counted, and its VP. */
function Source({ source }: { source: ScoringSource }): ReactNode {
  const { scene, told } = usePlaying();
  const shining = useShine(placesOf(source));
  return (
    <button type="button" className="source" {...shining}>
      <span className="unseen">{sentenceOf(source, scene, told)}</span>
      <span className="what" aria-hidden="true">
        <Drawn source={source} />
      </span>
      <span className="sum figure" aria-hidden="true">
        <Counted source={source} />
      </span>
      <Sign size={25} view={22}>
        <Laurel vp={source.vp} />
      </Sign>
    </button>
  );
}

function sentenceOf(source: ScoringSource, { view }: Scene, { web }: Told): string {
  const { vp } = source;
  switch (source.source) {
    case 'building':
      return web.say('scoring', 'building', {
        spaces: web.list(source.spaces),
        size: source.spaces.length,
        gardens: source.gardens.length,
        value: source.value,
        vp,
      });
    case 'ship': {
      const { ship = null } = view.ships[source.shipSpace - 1] ?? {};
      const houses = source.lines.length;
      return ship === null ? web.say('scoring', 'printedShip', { houses, vp }) : web.say('scoring', 'ship', { ship, houses, vp });
    }
    case 'zigguratTile':
      return web.say('scoring', 'zigguratTile', { tile: source.tile, count: source.count, value: source.value, vp });
  }
}

/** A drawing of the source. */
function Drawn({ source }: { source: ScoringSource }): ReactNode {
  const { ships } = usePlaying().scene.view;
  switch (source.source) {
    case 'building':
      return (
        <>
          <Swatch colour={source.colour} />
          {source.spaces.join(' ')}
        </>
      );
    case 'ship':
      return (
        <>
          <Sign size={18}>
            <Glyph name="ship" />
          </Sign>
          {ships[source.shipSpace - 1]?.ship}
        </>
      );
    case 'zigguratTile':
      return (
        <>
          <Swatch colour={source.section} />
          {source.tile}
        </>
      );
  }
}

/** How the VP of the source are counted. */
function Counted({ source }: { source: ScoringSource }): ReactNode {
  switch (source.source) {
    case 'building': {
      const { spaces, gardens, value } = source;
      if (gardens.length === 0) return `${spaces.length}×${value}`;
      return (
        <>
          ({spaces.length}+{gardens.length}
          <Sign size={15}>
            <Glyph name="garden" />
          </Sign>
          )×{value}
        </>
      );
    }
    case 'ship':
      return (
        <>
          {source.lines.length}
          <Sign size={15}>
            <Glyph name="house" />
          </Sign>
        </>
      );
    case 'zigguratTile':
      return `${source.count}×${source.value}`;
  }
}

function Swatch({ colour }: { colour: 'white' | 'yellow' | 'brown' }): ReactNode {
  return (
    <Sign size={18}>
      <rect x={-8} y={-8} width={16} height={16} rx={3} fill={fillOf(colour)} stroke="var(--piece-line)" />
      <ColourMark colour={colour} size={11} />
    </Sign>
  );
}

/** Every drawn piece, at noon and by torchlight, with what it means: the glossary of the table. */
import { GALLERY_PIECES, SIGNS } from '@tabannusi/text';
import { type ReactNode, useMemo } from 'react';
import { useFrame } from '../frame.ts';
import { Page } from '../page.tsx';
import { Glyph } from '../pieces/glyphs.tsx';
import { addressOf } from '../route.ts';
import { useAppWords } from '../session/spoken.ts';
import { type Caption, captionsOf } from './captions.ts';
import { EXHIBITS, type Exhibit } from './exhibits.tsx';

const THEMES = ['noon', 'torchlight'] as const;
/** How much larger than on a small table. */
const SCALE = 1.8;

export function Gallery(): ReactNode {
  const { web, speaker } = useFrame();
  const words = useAppWords();
  const captions = useMemo(() => captionsOf(speaker), [speaker]);
  if (words === null) return null;
  return (
    <Page title={web.say('frame', 'gallery', {})} className="gallery">
      <p className="about">{words.say('glossary', 'about', {})}</p>
      <section className="exhibit">
        <h2>{words.say('glossary', 'signs', {})}</h2>
        <ul className="captioned">
          {SIGNS.map((sign) => (
            <Captioned
              key={sign}
              exhibit={{ key: sign, view: [-10, -10, 20, 20], drawn: <Glyph name={sign} /> }}
              caption={{ title: words.say('sign', sign, {}), text: '', rule: null }}
            />
          ))}
        </ul>
      </section>
      {GALLERY_PIECES.map((piece) => {
        const told = EXHIBITS[piece].map((exhibit) => ({ exhibit, caption: captions(piece, exhibit.key) }));
        const captioned = told.flatMap(({ exhibit, caption }) => (caption === null ? [] : [{ exhibit, caption }]));
        const others = told.flatMap(({ exhibit, caption }) => (caption === null ? [exhibit] : []));
        return (
          <section key={piece} className="exhibit">
            <h2>{web.say('piece', piece, {})}</h2>
            {captioned.length === 0 ? null : (
              <ul className="captioned">
                {captioned.map((each) => (
                  <Captioned key={each.exhibit.key} {...each} />
                ))}
              </ul>
            )}
            {others.length === 0 ? null : <InBothLights exhibits={others} />}
          </section>
        );
      })}
    </Page>
  );
}

/** A piece in both lights, with its words. */
function Captioned({ exhibit, caption }: { exhibit: Exhibit; caption: Caption }): ReactNode {
  const { title, text, rule } = caption;
  return (
    <li>
      <div className="swatches">
        {THEMES.map((theme) => (
          <div key={theme} className="light" data-theme={theme}>
            <Drawing view={exhibit.view} drawn={exhibit.drawn} />
          </div>
        ))}
      </div>
      <div className="words">
        <strong>{title}</strong>
        {text === '' ? null : <p>{text}</p>}
        {rule === null ? null : <a href={addressOf({ at: 'rules', rule })}>{rule}</a>}
      </div>
    </li>
  );
}

function InBothLights({ exhibits }: { exhibits: readonly Exhibit[] }): ReactNode {
  return (
    <div className="lights">
      {THEMES.map((theme) => (
        <div key={theme} className="light" data-theme={theme}>
          {rowsOf(exhibits).map((row) => (
            <div key={row[0]?.key} className="row">
              {row.map((exhibit) => (
                <Drawing key={exhibit.key} view={exhibit.view} drawn={exhibit.drawn} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function rowsOf(exhibits: readonly Exhibit[]): readonly (readonly Exhibit[])[] {
  const rows = new Map<string | undefined, Exhibit[]>();
  for (const exhibit of exhibits) rows.set(exhibit.row, [...(rows.get(exhibit.row) ?? []), exhibit]);
  return [...rows.values()];
}

function Drawing({ view, drawn }: Pick<Exhibit, 'view' | 'drawn'>): ReactNode {
  const [, , width, height] = view;
  return (
    <svg viewBox={view.join(' ')} width={width * SCALE} height={height * SCALE} aria-hidden="true">
      {drawn}
    </svg>
  );
}

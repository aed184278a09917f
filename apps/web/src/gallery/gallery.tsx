/** Every drawn piece, at noon and by torchlight, with what it means: the glossary of the table. */
import type { RuleId } from '@tabannusi/engine';
import { type AppWords, GALLERY_PIECES, type GalleryPiece, type RuleWords, type Speaker } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';
import { useSpoken } from '../frame/spoken.ts';
import { addressOf } from '../route.ts';
import { type Caption, type Captions, captionsOf } from './captions.ts';
import { EXHIBITS, type Exhibit } from './exhibits.tsx';
import { SECTION_RULES } from './section-rules.ts';

const THEMES = ['noon', 'torchlight'] as const;
/** The scale of the drawings, relative to a small table. */
const SCALE = 1.8;

interface Glossary {
  readonly app: AppWords;
  readonly rules: RuleWords;
  readonly captions: Captions;
}

async function loadGlossary(speaker: Speaker): Promise<Glossary> {
  const [app, rules] = await Promise.all([speaker.loadAppWords(), speaker.loadRuleWords()]);
  return { app, rules, captions: captionsOf(speaker, app, rules) };
}

export function Gallery(): ReactNode {
  const { web } = useFrame();
  const glossary = useSpoken(loadGlossary);
  if (glossary === null) return null;
  const { app } = glossary;
  return (
    <Page title={web.say('frame', 'gallery', {})} className="gallery">
      <p className="about">{app.say('glossary', 'about', {})}</p>
      <nav className="gallery-contents" aria-label={app.say('glossary', 'contents', {})}>
        {GALLERY_PIECES.map((piece) => (
          <button key={piece} type="button" onClick={() => goTo(piece)}>
            {app.say('piece', piece, {})}
          </button>
        ))}
      </nav>
      <div className="exhibits">
        {GALLERY_PIECES.map((piece) => (
          <Section key={piece} piece={piece} glossary={glossary} />
        ))}
      </div>
    </Page>
  );
}

const titleOf = (piece: GalleryPiece): string => `${piece}-title`;

/** Scrolls to a section. A fragment cannot name it, because the fragment of the address is the route. */
function goTo(piece: GalleryPiece): void {
  const title = document.getElementById(titleOf(piece));
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}

function Section({ piece, glossary: { app, rules, captions } }: { piece: GalleryPiece; glossary: Glossary }): ReactNode {
  const told = rowsOf(EXHIBITS[piece]).map(({ key, row }) => ({ key, row, caption: captions(piece, key) }));
  const captioned = told.flatMap(({ key, row, caption }) => (caption === null ? [] : [{ key, row, caption }]));
  const others = told.flatMap(({ row, caption }) => (caption === null ? [row] : []));
  return (
    <section className="exhibit" aria-labelledby={titleOf(piece)}>
      <h2 id={titleOf(piece)} tabIndex={-1}>
        {app.say('piece', piece, {})}
      </h2>
      <p className="meaning">{app.say('meaning', piece, {})}</p>
      {SECTION_RULES[piece].length === 0 ? null : (
        <ul className="section-rules">
          {SECTION_RULES[piece].map((rule) => (
            <li key={rule}>
              {rules.sentence(rule)} <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
      )}
      {captioned.length === 0 ? null : (
        <ul className="captioned">
          {captioned.map(({ key, row, caption }) => (
            <Captioned key={key} row={row} caption={caption} />
          ))}
        </ul>
      )}
      {others.length === 0 ? null : <InBothLights rows={others} />}
    </section>
  );
}

const RuleLink = ({ rule }: { rule: RuleId }): ReactNode => <a href={addressOf({ at: 'rules', rule })}>{rule}</a>;

type Row = readonly Exhibit[];

/** An exhibit or a row of exhibits in both themes, with its caption. */
function Captioned({ row, caption }: { row: Row; caption: Caption }): ReactNode {
  const { title, lines, rule } = caption;
  return (
    <li>
      <div className={isNarrow(row) ? 'swatches side-by-side' : 'swatches'}>
        {THEMES.map((theme) => (
          <div key={theme} className="light" data-theme={theme}>
            <Drawings row={row} />
          </div>
        ))}
      </div>
      <div className="words">
        <strong>{title}</strong>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {rule === null ? null : <RuleLink rule={rule} />}
      </div>
    </li>
  );
}

/** Whether the row is still legible when both themes share the width of a phone. */
const isNarrow = (row: Row): boolean => row.every(({ view: [, , width] }) => row.length * width < 100);

function InBothLights({ rows }: { rows: readonly Row[] }): ReactNode {
  return (
    <div className="lights">
      {THEMES.map((theme) => (
        <div key={theme} className="light" data-theme={theme}>
          {rows.every(({ length }) => length === 1) ? (
            <Drawings row={rows.flat()} />
          ) : (
            rows.map((row) => (
              <div key={row[0]?.key} className="row">
                <Drawings row={row} />
              </div>
            ))
          )}
        </div>
      ))}
    </div>
  );
}

/** Groups exhibits by row. An exhibit without a row is its own row. */
function rowsOf(exhibits: readonly Exhibit[]): readonly { readonly key: string; readonly row: Row }[] {
  const rows = new Map<string, Exhibit[]>();
  for (const exhibit of exhibits) {
    const key = exhibit.row ?? exhibit.key;
    rows.set(key, [...(rows.get(key) ?? []), exhibit]);
  }
  return [...rows].map(([key, row]) => ({ key, row }));
}

function Drawings({ row }: { row: Row }): ReactNode {
  return row.map(({ key, view, drawn }) => {
    const [, , width, height] = view;
    return (
      <svg key={key} viewBox={view.join(' ')} width={width * SCALE} height={height * SCALE} aria-hidden="true">
        {drawn}
      </svg>
    );
  });
}

/**
 * The lines of the log, newest last, or the latest scoring. Every line leads to its moment, and scorings lead to the sources of their VP.
 */
import { SPECTATOR } from '@tabannusi/engine';
import type { RecapWords } from '@tabannusi/text';
import { type KeyboardEvent, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { lateView } from '../late/late-view.ts';
import { Laurel } from '../pieces/gold.tsx';
import { Sign } from '../pieces/sign.tsx';
import { usePlaying } from '../session/context.ts';
import { type FoldedLine, folded, headSince, lineToSee, logLines, logText } from '../session/log.ts';
import type { LogFilter } from '../session/log-filter.ts';
import { briefLines } from '../session/recap-lines.ts';
import type { Scene } from '../session/scene.ts';
import { momentOfScoring } from '../session/scorings.ts';
import type { Told } from '../session/told.ts';
import { CopyLog } from './copy-log.tsx';
import { LogFilters } from './log-filters.tsx';
import type { ScoringToSee } from './use-scoring.ts';
import { Why } from './why.tsx';

/** Loads at the first scoring. */
const ScoringCard = lateView(async () => (await import('./scoring-card.tsx')).ScoringCard);

interface LoggedGameProps {
  readonly scored: ScoringToSee;
  /** The words for turns in brief; null until they have loaded. */
  readonly recap: RecapWords | null;
}

export function LoggedGame({ scored: { scoring, open, close }, recap }: LoggedGameProps): ReactNode {
  const [filter, setFilter] = useState<LogFilter>('all');
  const { scene, told } = usePlaying();
  const { observer } = scene;
  // For another observer the log is rendered anew, later than the click that caused it.
  const isToldAnew = useDeferredValue(observer) !== observer;
  const lines = useMemo(() => linesOf(filter, scene, told, recap), [filter, scene, told, recap]);
  const text = (): string =>
    filter === 'brief' ? (lines ?? []).map((line) => line.text).join('\n') : logText(scene, told.speaker, filter);
  if (scoring !== null)
    return (
      <Suspense>
        <ScoringCard scoring={scoring} onClose={close} />
      </Suspense>
    );
  return (
    <>
      <div className="log-tools">
        <LogFilters filter={filter} onChange={setFilter} />
        <CopyLog text={text} />
      </div>
      {isToldAnew || lines === null ? null : <Lines filter={filter} lines={lines} onScoring={open} />}
    </>
  );
}

/** Null until the words have loaded. */
function linesOf(filter: LogFilter, scene: Scene, told: Told, recap: RecapWords | null): readonly FoldedLine[] | null {
  if (filter !== 'brief') return folded(logLines(scene, told.speaker, filter));
  return recap === null ? null : briefLines(scene, recap, told).map((line) => ({ ...line, times: 1 }));
}

interface LinesProps {
  readonly filter: LogFilter;
  readonly lines: readonly FoldedLine[];
  readonly onScoring: (moment: number) => void;
}

function Lines({ filter, lines, onScoring }: LinesProps): ReactNode {
  const { scene, session, told } = usePlaying();
  const { past, observer, table } = scene;
  const since = observer === SPECTATOR ? table.moment : table.sinceLastTurn(observer).from;
  const firstSince = filter === 'all' ? headSince(lines, since) : -1;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = list.current;
    return shown === null ? undefined : whenShown(shown, () => scrollToSee(shown, lineToSee(lines, since)));
  }, [lines, since]);
  if (lines.length === 0) return <p className="faded">{told.web.say('log', 'nothing', {})}</p>;
  return (
    // A new key for another observer or another first line: the lines of a new list are not moved.
    <ol key={`${observer} ${lines[0]?.key} ${lines[firstSince]?.key}`} ref={list} onKeyDown={moveFocus}>
      {lines.map(({ key, kind, text, moment, step, times }, index) => (
        <li key={key} className={kind}>
          {index === firstSince && index > 0 ? <p className="since">{told.web.say('log', 'since', {})}</p> : null}
          <button
            type="button"
            className="line"
            aria-current={moment === past ? 'step' : undefined}
            tabIndex={index === lines.length - 1 ? 0 : -1}
            onClick={() => session.look(moment)}
          >
            {text}
            {times === 1 ? null : <strong className="times figure">{` ×${times}`}</strong>}
          </button>
          {kind === 'scoring' ? <ToScoring moment={moment} onScoring={onScoring} /> : null}
          {step === null || kind !== 'line' ? null : <Why step={step} />}
        </li>
      ))}
    </ol>
  );
}

/** Scrolls to the moment that is shown, else to the line with the index. */
function scrollToSee(list: HTMLElement, index: number): void {
  const looked = list.querySelector('[aria-current]');
  const line = list.children[index];
  if (looked) looked.scrollIntoView({ block: 'nearest' });
  else if (line instanceof HTMLElement) list.scrollTop = line.offsetTop - list.offsetTop;
}

/**
 * Calls `deed` now and whenever the element is shown again: while it is hidden, as in a closed drawer, it cannot be scrolled. Returns a
 * function that stops this.
 */
function whenShown(element: HTMLElement, deed: () => void): () => void {
  deed();
  let wasHidden = element.clientHeight === 0;
  const observer = new ResizeObserver(() => {
    const isHidden = element.clientHeight === 0;
    if (wasHidden && !isHidden) deed();
    wasHidden = isHidden;
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Moves the focus with the arrow keys, from line to line and to the buttons of a line. The list is one Tab stop. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const focused = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[focused + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The button that shows where the VP of a scoring come from; nothing if there were none. */
function ToScoring({ moment, onScoring }: { moment: number; onScoring: (moment: number) => void }): ReactNode {
  const { scene, told } = usePlaying();
  const scored = momentOfScoring(scene, moment);
  if (scored === null) return null;
  const label = told.web.say('game', 'result', {});
  return (
    <button type="button" className="beside" tabIndex={-1} aria-label={label} title={label} onClick={() => onScoring(scored)}>
      <Sign size={20} view={22}>
        <Laurel vp="" />
        <path d="M-3.6 0H3.6M0 -3.6V3.6" stroke="var(--bitumen)" strokeWidth={2} strokeLinecap="round" />
      </Sign>
    </button>
  );
}

/** The result: the winner, where the VP come from, files of the game, and another game. */
import { SPECTATOR, type VpSource, winners } from '@tabannusi/engine';
import type { Table } from '@tabannusi/table';
import type { AppWords } from '@tabannusi/text';
import { type ReactNode, useMemo } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';
import { useAppWords } from '../frame/spoken.ts';
import type { KeptSummary } from '../keep/library.ts';
import { newId } from '../keep/new-id.ts';
import { rematch, sameSetUp } from '../opening/again.ts';
import { NotOpened } from '../opening/not-opened.tsx';
import { useBegin } from '../opening/use-begin.tsx';
import { useOpened } from '../opening/use-opened.ts';
import { SeatColours } from '../pieces/player-mark.tsx';
import { addressOf, go } from '../route.ts';
import { Files } from '../share/files.tsx';
import { ShareMoment } from '../share/share-moment.tsx';
import { type Breakdown, breakdownOf, type PartOfGame, VP_OF_DISTRICTS, vpOverTime } from './breakdown.ts';
import { Chart } from './chart.tsx';
import { NextLevel } from './next-level.tsx';
import { Podium } from './podium.tsx';
import { VpTable } from './vp-table.tsx';

export function ResultPage({ id }: { id: string }): ReactNode {
  const opened = useOpened(id);
  const words = useAppWords();
  const { web } = useFrame();
  if (opened === null || words === null) return null;
  if ('fault' in opened) return <NotOpened fault={opened.fault} />;
  return (
    <SeatColours colours={opened.kept.colours}>
      <ResultOf
        table={opened.table}
        words={words}
        toMoment={(moment) => go({ at: 'game', id, moment })}
        ways={
          <>
            <a className="button" href={addressOf({ at: 'game', id })}>
              {web.say('home', 'toTable', {})}
            </a>
            <Again table={opened.table} colours={opened.kept.colours} words={words} />
            <Files table={opened.table} words={words} />
          </>
        }
      >
        <NextLevel id={id} table={opened.table} endedAt={opened.kept.savedAt} colours={opened.kept.colours} />
      </ResultOf>
    </SeatColours>
  );
}

type Colours = KeptSummary['colours'];

interface ResultOfProps {
  readonly table: Table;
  readonly words: AppWords;
  /** Shows a moment of the game. */
  readonly toMoment: (moment: number) => void;
  /** What can be done with the game, besides sharing its last moment. */
  readonly ways: ReactNode;
  /** Below them, when the game is over. */
  readonly children?: ReactNode;
}

export function ResultOf({ table, words, toMoment, ways, children = null }: ResultOfProps): ReactNode {
  const { web, speaker } = useFrame();
  const names = speaker.names(table);
  const { sources, parts, total } = useMemo(() => breakdownOf(table), [table]);
  const vp = useMemo(() => vpOverTime(table), [table]);
  const isOver = table.prompt.wait === 'over';
  const won = isOver ? winners(table.stateFor(SPECTATOR)) : [];
  const heading = isOver
    ? web.say('game', 'won', { winners: web.list(won.map((seat) => names[seat] ?? '')), count: won.length })
    : words.say('resultPage', 'notOver', {});
  return (
    <Page title={heading} className="result-page">
      <Podium names={names} total={total} won={won} />
      <div className="result-ways">
        {ways}
        {isOver ? <ShareMoment table={table} moment={table.moment} /> : null}
      </div>
      {isOver ? children : null}
      <section className="card chart-card">
        <h2>{words.say('resultPage', 'overTime', {})}</h2>
        <Chart vp={vp} names={names} words={words} toMoment={toMoment} />
        <p className="legend">
          {words.say('resultPage', 'seals', {})} {words.say('resultPage', 'toTurn', {})}
        </p>
      </section>
      <VpTable
        words={words}
        title={words.say('resultPage', 'bySource', {})}
        names={names}
        rows={sources.map(({ source, vp }) => [web.vpSource(table.setting, source), vp])}
        total={total}
      />
      <ByScoring table={table} names={names} parts={parts} total={total} words={words} />
    </Page>
  );
}

interface ByScoringProps extends Pick<Breakdown, 'parts' | 'total'> {
  readonly table: Table;
  readonly names: readonly string[];
  readonly words: AppWords;
}

/** A table of what each scoring gave, and the VP between scorings. */
function ByScoring({ table, names, parts, total, words }: ByScoringProps): ReactNode {
  const { web } = useFrame();
  const finalName = (source: VpSource): string => {
    const district = VP_OF_DISTRICTS.indexOf(source) + 1;
    return district > 0 ? web.district(table.setting, district) : web.vpSource(table.setting, source);
  };
  const nameOf = (part: PartOfGame): string => {
    switch (part.part) {
      case 'before':
        return words.say('resultPage', 'before', part);
      case 'scoring':
        return words.say('resultPage', 'scoring', { number: part.number, district: web.district(table.setting, part.district) });
      case 'later':
        return parts.some((each) => each.part === 'scoring') ? words.say('resultPage', 'later', {}) : web.say('standing', 'soFar', {});
      case 'final':
        return words.say('resultPage', 'final', { source: finalName(part.source) });
    }
  };
  return (
    <VpTable
      words={words}
      title={words.say('resultPage', 'byScoring', {})}
      names={names}
      rows={parts.map((part) => [nameOf(part), part.vp])}
      between={parts.flatMap(({ part }, row) => (part === 'before' || part === 'later' ? row : []))}
      total={total}
    />
  );
}

function Again({ table, colours, words }: { table: Table; colours: Colours; words: AppWords }): ReactNode {
  const { web } = useFrame();
  const { begin, note } = useBegin();
  const rotated = sameSetUp(table, colours);
  const again = (next: (seed: string) => Table, nextColours: Colours): void => {
    const id = newId();
    begin(id, next(id), nextColours);
  };
  return (
    <>
      {note}
      <button type="button" className="main" onClick={() => again((seed) => rematch(table, seed), colours)}>
        {web.say('game', 'rematch', {})}
      </button>
      {rotated === null ? null : (
        <button type="button" onClick={() => again(() => rotated.table, rotated.colours)}>
          {words.say('resultPage', table.seats.length === 1 ? 'sameSetUp' : 'sameSetUpRotated', {})}
        </button>
      )}
    </>
  );
}

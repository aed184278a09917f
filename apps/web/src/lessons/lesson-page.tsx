/** A lesson on the board: its sentence and buttons are above the choices, and the places it is about are marked. */
import { LEARNER, LESSONS, LessonRun, readLesson } from '@tabannusi/table/lessons';
import type { LessonName, LessonWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';
import { createMover, type Mover } from '../motion/mover.ts';
import { addressOf } from '../route.ts';
import { followingSession, type Session } from '../session/session.ts';
import { useStore } from '../store.ts';
import { PlayedTable } from '../table/game.tsx';
import { LessonCard } from './lesson-card.tsx';

interface LessonPageProps {
  readonly name: LessonName;
  /** The lesson after this one; null if it is the last. */
  readonly next: LessonName | null;
  readonly words: LessonWords;
}

export function LessonPage(props: LessonPageProps): ReactNode {
  const { name, words } = props;
  const [read] = useState(() => readLesson(LESSONS[name]));
  if (read.ok) return <Lesson {...props} {...read} />;
  return (
    <Page title={words.lessons[name].title} className="page prose">
      <p className="warning">{words.say('lessonFault', read.fault.code, { path: read.fault.path })}</p>
      <p>
        <a href={addressOf({ at: 'learn', id: null })}>{words.say('learn', 'all', {})}</a>
      </p>
    </Page>
  );
}

type LessonProps = LessonPageProps & Omit<Extract<ReturnType<typeof readLesson>, { readonly ok: true }>, 'ok'>;

function Lesson({ name, next, words, lesson, state }: LessonProps): ReactNode {
  const [run] = useState(() => {
    const names = [words.say('learn', 'learner', {}), words.say('learn', 'rival', {})].slice(0, state.setting.solo === null ? 2 : 1);
    return new LessonRun({ lesson, state, names });
  });
  const [table, setTable] = useState(run.table);
  const [begun, setBegun] = useState<{ readonly session: Session; readonly mover: Mover } | null>(null);
  const { settings } = useFrame();
  const { pace } = settings;
  useEffect(() => {
    const mover = createMover(
      table,
      () => pace,
      () => false,
    );
    const session = followingSession({ sight: table, own: LEARNER, motion: mover.hear });
    setBegun({ session, mover });
    return () => {
      session.close();
      mover.close();
    };
  }, [table, pace]);
  if (begun === null) return null;
  const set = (deed: () => void): void => {
    deed();
    setTable(run.table);
  };
  return <Begun {...{ name, next, words, run, set }} {...begun} />;
}

interface BegunProps extends LessonPageProps {
  readonly run: LessonRun;
  readonly set: (deed: () => void) => void;
  readonly session: Session;
  readonly mover: Mover;
}

function Begun({ session, mover, ...taught }: BegunProps): ReactNode {
  useStore(session);
  /** Reading a step does not change the table. */
  const [, setRead] = useState(0);
  const { run } = taught;
  const { progress } = run;
  const isPlayed = progress.step?.right !== undefined && progress.aside === null;
  const set = (deed: () => void): void => {
    taught.set(deed);
    setRead((read) => read + 1);
  };
  return (
    <PlayedTable
      id={null}
      session={session}
      mover={mover}
      lead={<LessonCard {...taught} set={set} progress={progress} />}
      instead={isPlayed ? undefined : null}
    />
  );
}

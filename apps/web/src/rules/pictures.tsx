/** Drawn examples from real positions, which are those of the lessons: a turn, what scores, and every Action. Load after the rules. */
import { LEARNER, LESSONS, LessonRun, readLesson } from '@tabannusi/table/lessons';
import { type AppWords, type LessonName, type LessonWords, loadLessonWords } from '@tabannusi/text';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { City } from '../board/city.tsx';
import { PORT, Port } from '../board/port.tsx';
import { STACKED_ZIGGURAT, Ziggurat } from '../board/ziggurat.tsx';
import { useSpoken } from '../frame/spoken.ts';
import { cityOf, districtOf } from '../geometry/city.ts';
import { addressOf } from '../route.ts';
import { createAdviser } from '../session/advice.ts';
import { PlayingContext, PointingContext } from '../session/context.ts';
import { createOnlooker } from '../session/onlooker.ts';
import { usePlayed } from '../table/use-played.ts';

/** A step of a lesson. Its sentence is the caption. */
type Example = readonly [lesson: LessonName, step: string];

export const TURN: readonly Example[] = [
  ['turn', 'die'],
  ['turn', 'move'],
  ['turn', 'actions'],
  ['turn', 'project'],
  ['turn', 'done'],
];
export const SCORES: readonly Example[] = [
  ['goal', 'scored'],
  ['port', 'worth'],
  ['ziggurat', 'tiles'],
  ['end', 'time'],
];
/** One for each Action, in the order of the rules. */
export const ACTIONS: readonly Example[] = [
  ['project', 'space'],
  ['project', 'construct'],
  ['garden', 'space'],
  ['ship', 'which'],
  ['port', 'space'],
  ['ziggurat', 'space'],
  ['turn', 'actions'],
];

export function TurnInPictures({ words }: { words: AppWords }): ReactNode {
  return (
    <>
      <Pictures words={words} title={words.say('rules', 'turnInPictures', {})} examples={TURN} isOrdered />
      <Pictures words={words} title={words.say('rules', 'whatScores', {})} examples={SCORES} />
    </>
  );
}

export const ActionsInPictures = ({ words }: { words: AppWords }): ReactNode => (
  <Pictures words={words} title={words.say('rules', 'actionsInPictures', {})} examples={ACTIONS} />
);

interface PicturesProps {
  readonly words: AppWords;
  readonly title: string;
  readonly examples: readonly Example[];
  readonly isOrdered?: boolean;
}

function Pictures({ words, title, examples, isOrdered = false }: PicturesProps): ReactNode {
  const lessons = useSpoken(loadLessonWords);
  if (lessons === null) return null;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <section className="pictures" aria-label={title}>
      <h2>{title}</h2>
      <List>
        {examples.map(([lesson, step]) => (
          <li key={`${lesson} ${step}`}>
            <Picture lessons={lessons} lesson={lesson} step={step} />
            <p>{lessons.lessons[lesson].say[step]}</p>
            <a href={addressOf({ at: 'learn', id: lesson })}>{words.say('rules', 'asLesson', { lesson: lessons.lessons[lesson].title })}</a>
          </li>
        ))}
      </List>
    </section>
  );
}

/** The run of a lesson up to a step, along a right path; null if the lesson cannot be read or has no such step. */
export function runTo(lesson: LessonName, step: string, names: readonly string[]): LessonRun | null {
  const read = readLesson(LESSONS[lesson]);
  if (!read.ok) return null;
  const run = new LessonRun({ ...read, names: names.slice(0, read.state.setting.solo === null ? 2 : 1) });
  for (let { progress } = run; progress.step !== null; { progress } = run) {
    if (progress.step.id === step) return run;
    const [right] = progress.step.right === undefined ? [] : run.right();
    if (right === undefined) run.next();
    else run.table.play(LEARNER, right, { isConfirmed: true });
  }
  return null;
}

/** The District that the step is about, as it stands then. The caption says what it shows. */
function Picture({ lessons, lesson, step }: { lessons: LessonWords; lesson: LessonName; step: string }): ReactNode {
  const drawn = useMemo(() => {
    const run = runTo(lesson, step, [lessons.say('learn', 'learner', {}), lessons.say('learn', 'rival', {})]);
    if (run === null) return null;
    const session = createOnlooker(run.table, null);
    return { session, adviser: createAdviser(session, () => ({ stop: () => undefined })), show: run.progress.step?.show ?? [] };
  }, [lessons, lesson, step]);
  return drawn === null ? null : <Drawn {...drawn} />;
}

interface DrawnProps {
  readonly session: ReturnType<typeof createOnlooker>;
  readonly adviser: ReturnType<typeof createAdviser>;
  /** Keys of the places to mark. */
  readonly show: readonly string[];
}

function Drawn({ session, adviser, show }: DrawnProps): ReactNode {
  const scene = session.get();
  const { playing, pointing } = usePlayed(session, scene, adviser);
  const picture = useRef<SVGSVGElement>(null);
  const { setting } = scene.table;
  const plan = useMemo(() => cityOf(setting), [setting]);
  const district = scene.view.seats[LEARNER]?.assistant ?? 1;
  const own = district < 4 ? districtOf(plan, district) : district === 4 ? PORT : STACKED_ZIGGURAT;
  useLayoutEffect(() => {
    for (const key of show) picture.current?.querySelector(`[data-place="${key}"]`)?.classList.add('example');
  }, [show]);
  return (
    <PlayingContext value={playing}>
      <PointingContext value={pointing}>
        <div className="drawn" inert>
          <svg ref={picture} viewBox={`-3 -3 ${own.width + 6} ${own.height + 6}`} aria-hidden="true">
            {district < 4 ? <City plan={districtOf(plan, district)} /> : district === 4 ? <Port /> : <Ziggurat stacked />}
          </svg>
        </div>
      </PointingContext>
    </PlayingContext>
  );
}

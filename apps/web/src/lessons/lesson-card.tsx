/** The present sentence of a lesson, and the buttons to continue, get help, go back and leave. */
import type { LessonRun, Progress } from '@tabannusi/table/lessons';
import type { LessonName, LessonWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { smallStorage } from '../device/small-storage.ts';
import { useMarks } from '../pointing/use-marks.ts';
import { addressOf } from '../route.ts';
import { usePlaying } from '../session/context.ts';
import { noteDone } from './done-lessons.ts';

interface Taught {
  readonly name: LessonName;
  /** The lesson after this one; null if it is the last. */
  readonly next: LessonName | null;
  readonly words: LessonWords;
  readonly run: LessonRun;
  readonly progress: Progress;
  /** Changes the run and shows its table. */
  readonly set: (deed: () => void) => void;
}

export function LessonCard({ name, next, words, run, progress, set }: Taught): ReactNode {
  const { told } = usePlaying();
  const { step, done, aside } = progress;
  const { say, other, title } = words.lessons[name];
  /** The labels of the right choices, kept for the step for which they were requested. */
  const [helped, setHelped] = useState<{ readonly place: string; readonly choices: readonly string[] } | null>(null);
  const place = `${step?.id ?? ''} ${aside ?? ''}`;
  const button = useFocusOnChange(place);
  useMarks('data-lesson', aside === null ? (step?.show ?? []) : [], place);
  const isKept = useKept(step === null, name);
  const says =
    step === null
      ? words.say('learn', 'finished', {})
      : aside === null
        ? (say[step.id] ?? '')
        : (other[step.id]?.[aside] ?? words.say('learn', 'other', {}));
  const help = (): void => {
    const right = run.right().map((choice) => JSON.stringify(choice));
    const offers = told.offers.filter(({ preview }) => right.includes(JSON.stringify(preview.choice)));
    setHelped({ place, choices: offers.slice(0, 3).map(({ label }) => label) });
  };
  return (
    <section className={isReadOn(run, progress) ? 'lesson on' : 'lesson'} aria-label={title}>
      <p className="faded">
        {title} · {words.say('learn', 'progress', { step: Math.min(done + 1, run.lesson.steps.length), steps: run.lesson.steps.length })}
      </p>
      <p role="status" className="says">
        {says}
      </p>
      {helped?.place === place ? <p role="status">{words.say('learn', 'try', { choices: told.web.list(helped.choices, 'or') })}</p> : null}
      {isKept ? null : <p className="warning">{words.say('learn', 'notKept', {})}</p>}
      <div className="lesson-ways">
        {aside !== null ? (
          <button ref={button} type="button" className="main" onClick={() => set(() => run.back())}>
            {words.say('learn', 'back', {})}
          </button>
        ) : step === null ? (
          <Ended {...{ next, words }} again={() => set(() => run.restart())} />
        ) : step.right === undefined ? (
          <button ref={button} type="button" className="main" onClick={() => set(() => run.next())}>
            {words.say('learn', 'next', {})}
          </button>
        ) : (
          <button type="button" onClick={help}>
            {words.say('learn', 'stuck', {})}
          </button>
        )}
        <a className="button" href={addressOf({ at: 'learn', id: null })}>
          {words.say('learn', 'all', {})}
        </a>
      </div>
    </section>
  );
}

function Ended({ next, words, again }: Pick<Taught, 'next' | 'words'> & { readonly again: () => void }): ReactNode {
  return (
    <>
      {next === null ? (
        <a className="button main" href={addressOf({ at: 'home' })}>
          {words.say('learn', 'play', {})}
        </a>
      ) : (
        <a className="button main" href={addressOf({ at: 'learn', id: next })}>
          {words.say('learn', 'nextLesson', { title: words.lessons[next].title })}
        </a>
      )}
      <button type="button" onClick={again}>
        {words.say('learn', 'again', {})}
      </button>
    </>
  );
}

/** The button takes the focus when the step changes, except at the start, so that keyboard users continue where they are. */
function useFocusOnChange(place: string) {
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current !== place) button.current?.focus();
    last.current = place;
  }, [place]);
  return button;
}

/** Whether the person has read on since the last choice, so that a scoring card has been shown long enough. */
const isReadOn = ({ lesson: { steps } }: LessonRun, { done }: Progress): boolean =>
  (done > 1 && steps[done - 1]?.right === undefined && steps[done - 2]?.right === undefined) || done === steps.length;

/** Whether the page has reported that it cannot store anything. It does so once. */
let isWarned = false;

/** Records that the lesson is finished. Returns false if that cannot be stored and has not been reported yet. */
function useKept(isDone: boolean, name: string): boolean {
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (!isDone || noteDone(smallStorage(), name)) return;
    setKept(isWarned);
    isWarned = true;
  }, [isDone, name]);
  return isKept;
}

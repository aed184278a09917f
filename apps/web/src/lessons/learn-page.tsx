/** The list of all lessons, or the lesson named in the address. */
import { LESSONS } from '@tabannusi/table/lessons';
import { type LessonName, type LessonWords, loadLessonWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { StartFirstGame } from '../coach/start-first-game.tsx';
import { smallStorage } from '../device/small-storage.ts';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';
import { useSpoken } from '../frame/spoken.ts';
import { addressOf } from '../route.ts';
import { doneLessons } from './done-lessons.ts';
import { LessonPage } from './lesson-page.tsx';

const NAMES = Object.keys(LESSONS) as readonly LessonName[];

/** An unknown lesson leads to the list. */
export function LearnPage({ lesson }: { lesson: string | null }): ReactNode {
  const words = useSpoken(loadLessonWords);
  if (words === null) return null;
  const name = NAMES.find((each) => each === lesson);
  if (name === undefined) return <AllLessons words={words} />;
  const next = NAMES[NAMES.indexOf(name) + 1] ?? null;
  return <LessonPage key={name} name={name} next={next} words={words} />;
}

function AllLessons({ words }: { words: LessonWords }): ReactNode {
  const { web } = useFrame();
  const done = doneLessons(smallStorage());
  const first = NAMES.find((name) => !done.includes(name));
  return (
    <Page title={web.say('frame', 'learn', {})} className="page prose learn">
      <p>{web.say('home', 'pitch', {})}</p>
      <p>{words.say('learn', 'about', {})}</p>
      {first === undefined ? null : (
        <p>
          <a className="button main" href={addressOf({ at: 'learn', id: first })}>
            {done.length === 0 ? words.say('learn', 'start', {}) : words.say('learn', 'goOn', { title: words.lessons[first].title })}
          </a>
        </p>
      )}
      <StartFirstGame names={[words.say('learn', 'learner', {}), words.say('learn', 'rival', {})]} />
      <h2>{words.say('learn', 'all', {})}</h2>
      <ol className="lessons">
        {NAMES.map((name) => (
          <li key={name}>
            <a href={addressOf({ at: 'learn', id: name })}>{words.lessons[name].title}</a>
            <span className="faded">
              {[
                words.lessons[name].about,
                words.say('learn', 'minutes', { minutes: LESSONS[name].minutes }),
                ...(done.includes(name) ? [words.say('learn', 'done', {})] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Page>
  );
}

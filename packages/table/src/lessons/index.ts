/** The entry point of the lessons, apart from that of the table because a table does not need them. */
export { LEARNER, type Lesson, type LessonStep } from './lesson.ts';
export { LESSONS, type LessonId } from './lessons.ts';
export { type PlayedLesson, playPaths } from './paths.ts';
export { LESSON_FAULT_CODES, type LessonFault, type ReadLesson, readLesson } from './read.ts';
export { LessonRun, type Progress } from './run.ts';

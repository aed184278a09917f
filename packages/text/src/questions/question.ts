/** A question, to the person asked or with that person's name before it. */
import type { Question } from '../log/fact-values.ts';
import { valuesOf } from '../log/fact-values.ts';
import type { Speech } from '../speech/speech.ts';
import type { Table } from '../table/table.ts';

const said = (speech: Speech, table: Table, question: Question): string =>
  speech.say(speech.catalogue.question[question.ask], valuesOf(speech, table, question));

/** The messages begin with a small letter, because a name may come first. */
export function questionSentence(speech: Speech, table: Table, question: Question): string {
  const sentence = said(speech, table, question);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export function addressedQuestion(speech: Speech, table: Table, question: Question): string {
  return speech.say(speech.catalogue.addressed.question, {
    player: table.names[question.seat] ?? '',
    question: said(speech, table, question),
  });
}

/** A position in lines: a picture, or sentences if the terminal is too narrow for one. */
import { mask, SPECTATOR, type State, type View, viewOf } from '@tabannusi/engine';
import { type CliWords, createWords } from '@tabannusi/text';
import type { Environment } from '../environment.ts';
import { indent } from '../lines.ts';

const PICTURE_COLUMNS = 80;

export interface Position {
  readonly state: State;
  /** Names of the persons. The Bot has the name of its king. */
  readonly names: readonly string[];
  /** The seat whose secrets are shown; null for none. */
  readonly seat: number | null;
}

export const viewFor = ({ state, seat }: Position): View => viewOf(mask(state, seat ?? SPECTATOR));

/** Returns the board and the players. */
export function boardLines({ language, columns }: Environment, position: Position): string[] {
  const { state, names, seat } = position;
  const words = createWords(language, { names, game: state });
  const lines = (texts: readonly string[], level: number): string[] => texts.flatMap((text) => indent(text, level, columns));
  if (columns >= PICTURE_COLUMNS) {
    const seats = [...state.vp.keys()].flatMap((n) => words.seat(state, n, seat));
    return [...lines(words.board(state), 0), '', ...lines(seats, 1)];
  }
  const parts = words.describePosition(viewFor(position));
  return parts.flatMap(({ title, sentences }, n) => [...(n === 0 ? [] : ['']), ...lines([title], 0), ...lines(sentences, 1)]);
}

/** Returns the board, the players and the question. */
export function positionLines(environment: Environment, cliWords: CliWords, position: Position): string[] {
  const { state, names } = position;
  const { question, chance } = viewFor(position);
  const asks =
    question !== null
      ? [createWords(environment.language, { names, game: state }).addressed(question)]
      : chance === null
        ? []
        : [cliWords.say('files', 'chanceAsked', {})];
  return [...boardLines(environment, position), ...asks.flatMap((sentence) => ['', ...indent(sentence, 0, environment.columns)])];
}

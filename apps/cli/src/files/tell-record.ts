/** A recorded game in words, page by page: set-up, every turn with the board after scorings, the end. For everybody: secrets stay out. */
import { isOver } from '@tabannusi/engine';
import { createStartWords, createWords } from '@tabannusi/text';
import type { Environment } from '../environment.ts';
import { indent } from '../lines.ts';
import { createRounds } from '../rounds.ts';
import type { Game } from './game-file.ts';
import { boardLines } from './position-lines.ts';
import { stepsTo, type WalkedStep, walk } from './walk.ts';

/** Which turns and steps are told; all by default. */
interface Extent {
  readonly fromTurn?: number;
  readonly toMoment?: number;
}

export function* tellRecord(
  environment: Environment,
  { record, setting }: Game,
  { fromTurn = 0, toMoment = Number.POSITIVE_INFINITY }: Extent,
): Iterable<readonly string[]> {
  const { language, columns } = environment;
  const walked = walk(record, setting);
  const { state } = walked.recording;
  const names = record.seats.map(({ name }) => name);
  const told = createWords(language, { names, game: state });
  const start = createStartWords(language);
  const rounds = createRounds();
  const board = (title: string): string[] => ['', title, '', ...boardLines(environment, { state, names, seat: null })];
  let page: string[] = fromTurn === 0 ? [start.say('setUp', {})] : [];
  let scored = false;
  let turn = 0;

  const tell = (event: WalkedStep['events'][number]): void => {
    const round = rounds.now;
    rounds.add(event, state);
    if (rounds.now > round) page.push(start.say('round', { round: rounds.now }), '');
    const line = told.event(event, null);
    if (line !== null) page.push(...indent(line, event.event === 'turnBegan' ? 0 : 1, columns));
    if (event.event === 'scoringBegan') scored = true;
  };

  for (const { events } of stepsTo(walked, toMoment)) {
    for (const event of events) {
      if (event.event === 'turnBegan') {
        if (scored) page.push(...board(start.say('boardAfterScoring', {})));
        if (turn >= fromTurn && page.length > 0) yield page;
        [page, scored] = [[], false];
        turn++;
      }
      tell(event);
    }
  }
  if (isOver(state)) page.push(...board(start.say('boardAtEnd', {})), '', start.say('scores', {}), ...told.scores(state));
  if (page.length > 0) yield page;
}

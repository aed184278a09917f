/** A game in words, page by page: set-up, each turn with the board after scorings, and the end. It shows only public information. */
import { isOver, type State } from '@tabannusi/engine';
import type { StartWords, Words } from '@tabannusi/text';
import { indent } from '../lines.ts';
import { createLevels } from './levels.ts';
import { createRounds } from './rounds.ts';
import type { ToldStep } from './step.ts';

const PUBLIC = null;

export interface Telling {
  /** The game after the last step. */
  readonly state: State;
  readonly words: Words;
  readonly start: StartWords;
  /** Width of the lines. */
  readonly columns: number;
  /** Returns the board and the players at present. */
  board(): readonly string[];
}

/** The first page is the set-up, then each turn has a page. The last page includes the end if the game is over. */
export function* tellSteps(steps: Iterable<ToldStep>, { state, words, start, columns, board }: Telling): Iterable<readonly string[]> {
  const rounds = createRounds();
  const levels = createLevels();
  const fit = (text: string, level: number): string[] => indent(text, level, columns);
  let page: string[] = [];
  const section = (title: string): void => void page.push('', ...fit(title, 0));
  const showBoard = (title: string): void => {
    section(title);
    page.push(...board());
  };
  let scored = false;
  let verdict = '';
  section(start.say('setUp', {}));
  for (const { answered, events } of steps) {
    levels.answered(answered);
    for (const [index, event] of events.entries()) {
      const round = rounds.now;
      rounds.add(event, state);
      const line = words.event(event, PUBLIC, events[index + 1]);
      if (event.event === 'finalScoringBegan') page.push('');
      if (line === null) continue;
      if (event.event === 'gameOver') {
        verdict = line;
        continue;
      }
      if (event.event === 'scoringBegan') scored = true;
      const isTurn = event.event === 'turnBegan';
      const isShown = scored && (isTurn || event.event === 'lastRoundBegan');
      if (isTurn && round === 0) {
        showBoard(start.say('boardAfterSetUp', {}));
        page.push('', ...words.legend().flatMap((text) => fit(text, 1)));
        section(start.say('inPlay', {}));
        page.push(...words.inPlay(state).flatMap((text) => fit(text, 1)));
      } else if (isShown) showBoard(start.say('boardAfterScoring', {}));
      if (isTurn) {
        yield page;
        page = [];
      }
      if (isShown && isTurn && rounds.now === round) section(start.say('roundGoesOn', { round }));
      if (isShown) scored = false;
      if (rounds.now > round) section(start.say('round', { round: rounds.now }));
      if (event.event === 'lastRoundBegan') page.push('');
      page.push(...fit(line, levels.of(event)));
    }
  }
  if (isOver(state)) {
    showBoard(start.say('boardAtEnd', {}));
    section(start.say('scores', {}));
    page.push(...words.scores(state));
    section(verdict);
  }
  yield page;
}

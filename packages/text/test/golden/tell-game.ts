/** A golden game as lines for a reader with the rulebook: set-up, turn by turn, each scoring, the final table, the winners. */
import type { GameEvent, State } from '@tabannusi/engine';
import { createWords, type Words } from '../../src/index.ts';
import { isLogged } from '../../src/log/logged.ts';
import { at } from '../../src/speech/at.ts';
import { namesIn } from '../games.ts';
import { createIndent } from './indent.ts';
import { isInterrupt, type Step } from './play-game.ts';
import { createVpCount } from './vp-count.ts';

const HOW_TO_READ = [
  'Every line ends with the rule that it follows.',
  'At the beginning of a turn stands what its player has. Urban cards are secret to the other players; here they are told.',
  '>> marks a decision of another player inside the turn, > what another player gets in it.',
  'The board is shown before the first turn, after each turn with a scoring, and at the end.',
];

/** `steps` must be those of the game in `state`, consumed while it is played. */
export function* tellGame(title: string, seed: string, state: State, steps: Iterable<Step>): Iterable<string> {
  const { players, edition } = state.setting;
  const names = namesIn(state);
  const words = createWords('en', { names, game: state });
  const vp = createVpCount(players);
  const indent = createIndent();
  let turns = 0;
  let scored = false;

  yield title;
  yield '='.repeat(title.length);
  yield `Players: ${words.list(names.map((name, seat) => `${name} (${seat + 1})`))}, clockwise. Seed: ${seed}.`;
  yield `Edition: ${edition.title}, version ${edition.version}.`;
  yield* HOW_TO_READ;
  yield* heading('Set-up');
  for (const step of steps) {
    indent.decided(step.decision);
    yield* decisionLines(words, step, indent.now);
    let { turnOf } = step;
    for (const [index, event] of step.events.entries()) {
      if (event.event === 'finalScoringBegan') {
        yield* heading('Final Scoring');
        turnOf = null;
      }
      if (!isLogged(event)) continue;
      vp.add(event);
      if (event.event === 'turnBegan') {
        if (turns === 0 || scored) yield* boardLines(words, state);
        if (turns === 0) yield* ['', ...words.legend(), '', ...words.inPlay(state)];
        scored = false;
        yield* heading(`Turn ${turns + 1}, round ${Math.floor(turns / players) + 1}: ${at(names, event.seat)}`);
        turns++;
        yield* words.seat(state, event.seat, event.seat).map((line) => `  ${line}`);
      }
      if (event.event === 'scoringBegan') scored = true;
      yield eventLine(words, [event, step.events[index + 1]], indent.of(event), isOthers(event, turnOf));
      if (isLastOfScoring(event, players)) yield `${indent.now}VP now: ${vpWords(words, names, vp.now)}.`;
    }
  }
  yield* boardLines(words, state);
  yield '';
  yield* names.flatMap((_, seat) => words.seat(state, seat, seat));
  yield* heading('VP by source');
  yield* words.scores(state);
  if (vp.now.join() !== state.vp.join()) throw new Error(`VP by the events are ${vp.now.join()}, in the state ${state.vp.join()}`);
}

function* heading(title: string): Iterable<string> {
  yield '';
  yield title;
  yield '='.repeat(title.length);
}

function* boardLines(words: Words, state: State): Iterable<string> {
  yield* heading('The board');
  yield* words.board(state);
}

/** Yields lines for another seat's decision: its question and its answer. Events tell the rest. */
function* decisionLines(words: Words, step: Step, indent: string): Iterable<string> {
  if (step.decision === null) return;
  const { question, choice } = step.decision;
  if (isInterrupt(step)) {
    const rule = 'rule' in question ? ` [${question.rule}]` : '';
    yield `${indent}>> ${words.addressed(question)}. Answer: ${words.choice(question, choice)}.${rule}`;
  }
}

/** Secrets are included, as for the seat that knows them. */
function eventLine(words: Words, [event, next]: readonly [GameEvent, GameEvent | undefined], indent: string, others: boolean): string {
  const line = words.event(event, 'audience' in event ? event.audience : null, next);
  if (line === null) throw new Error(`no words for ${event.event}`);
  return `${indent}${others ? '> ' : ''}${line} [${event.rule}]`;
}

/** Returns whether another seat gains something in a turn, apart from the effects of a scoring. */
function isOthers(event: GameEvent, turnOf: number | null): boolean {
  if (turnOf === null || !('seat' in event) || event.seat === turnOf) return false;
  return event.event !== 'diceReturned' && event.event !== 'districtScored' && event.event !== 'turnBegan';
}

/** Returns whether VP have changed for all: the last seat has scored a District or its Urban cards, or the game is over. */
function isLastOfScoring(event: GameEvent, players: number): boolean {
  if (event.event === 'gameOver') return true;
  return (event.event === 'districtScored' || event.event === 'urbanCardsRevealed') && event.seat === players - 1;
}

const vpWords = (words: Words, names: readonly string[], vp: readonly number[]): string =>
  words.list(names.map((name, seat) => `${name} ${at(vp, seat)}`));

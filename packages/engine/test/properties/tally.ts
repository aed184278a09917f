/**
 * Counts over many games: how often each kind of question, answer, tile, card and bonus occurred, and the extremes. Tallies of workers are
 * added.
 */
import { asked, isOver, legal, questionKind } from '../../src/engine.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { CHANCE } from '../../src/model/ids.ts';
import type { State } from '../../src/model/state.ts';
import { choiceKind, choiceKindName } from './choice-kinds.ts';
import { takesExtraGardening, usesOf } from './uses.ts';

export interface Tally {
  games: number;
  /** Questions to seats, and how many of them had two or more answers. */
  questions: number;
  decisions: number;
  chances: number;
  fewestDecisions: number;
  mostDecisions: number;
  longestList: number;
  longestListAt: string;
  deepestStack: number;
  questionKinds: Record<string, number>;
  choiceKinds: Record<string, number>;
  /** What was used (see `uses.ts`), and what was declined, by rule. */
  uses: Record<string, number>;
  declined: Record<string, number>;
  /** All events by their rule. */
  rules: Record<string, number>;
}

export const emptyTally = (): Tally => ({
  games: 0,
  questions: 0,
  decisions: 0,
  chances: 0,
  fewestDecisions: Number.POSITIVE_INFINITY,
  mostDecisions: 0,
  longestList: 0,
  longestListAt: '',
  deepestStack: 0,
  questionKinds: {},
  choiceKinds: {},
  uses: {},
  declined: {},
  rules: {},
});

/** Counts one position before its answer. Returns whether it is a decision: a seat is asked and has two or more answers. */
export function countPosition(tally: Tally, state: State): boolean {
  tally.deepestStack = Math.max(tally.deepestStack, state.depth);
  if (isOver(state)) return false;
  const kind = questionKind(state);
  increase(tally.questionKinds, kind);
  if (asked(state) === CHANCE) {
    tally.chances++;
    return false;
  }
  const count = legal(state);
  tally.questions++;
  if (count > 1) tally.decisions++;
  if (count > tally.longestList) {
    tally.longestList = count;
    tally.longestListAt = `${kind}, ${state.setting.players} players, edition ${state.setting.edition.id}`;
  }
  return count > 1;
}

export function countAnswer(tally: Tally, state: State, answer: number): void {
  if (asked(state) === CHANCE) return;
  increase(tally.choiceKinds, choiceKindName(choiceKind(state, answer)));
  if (takesExtraGardening(state, answer)) increase(tally.uses, 'TILE-S08');
}

/** Counts the events of one answer, after it. */
export function countEvents(tally: Tally, state: State, events: readonly GameEvent[]): void {
  for (const { event, rule } of events) {
    increase(tally.rules, rule);
    if (event === 'bonusDeclined') increase(tally.declined, rule);
  }
  for (const use of usesOf(state, events)) increase(tally.uses, use);
}

export function countGame(tally: Tally, decisions: number): void {
  tally.games++;
  tally.fewestDecisions = Math.min(tally.fewestDecisions, decisions);
  tally.mostDecisions = Math.max(tally.mostDecisions, decisions);
}

/** Adds `more` to `tally`. */
export function addTally(tally: Tally, more: Tally): void {
  if (more.longestList > tally.longestList) {
    tally.longestList = more.longestList;
    tally.longestListAt = more.longestListAt;
  }
  for (const key of ['games', 'questions', 'decisions', 'chances'] as const) tally[key] += more[key];
  for (const key of ['questionKinds', 'choiceKinds', 'uses', 'declined', 'rules'] as const) {
    for (const [name, count] of Object.entries(more[key])) tally[key][name] = (tally[key][name] ?? 0) + count;
  }
  tally.fewestDecisions = Math.min(tally.fewestDecisions, more.fewestDecisions);
  tally.mostDecisions = Math.max(tally.mostDecisions, more.mostDecisions);
  tally.deepestStack = Math.max(tally.deepestStack, more.deepestStack);
}

/** A tally for people to read. */
export function printTally(tally: Tally): string {
  const lines = [
    `games ${tally.games}, questions to seats ${tally.questions}, chance outcomes ${tally.chances}`,
    `decisions (two or more answers) ${tally.decisions}; per game ${(tally.decisions / tally.games).toFixed(1)}, from ${tally.fewestDecisions} to ${tally.mostDecisions}`,
    `longest list ${tally.longestList} (${tally.longestListAt}), deepest stack ${tally.deepestStack}`,
  ];
  for (const [title, counts] of [
    ['questions', tally.questionKinds],
    ['answers', tally.choiceKinds],
    ['tiles, cards, abilities and bonuses used', tally.uses],
    ['declined', tally.declined],
    ['events by rule', tally.rules],
  ] as const) {
    lines.push(
      `${title}:`,
      ...Object.keys(counts)
        .sort()
        .map((name) => `  ${String(counts[name]).padStart(9)}  ${name}`),
    );
  }
  return `${lines.join('\n')}\n`;
}

function increase(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

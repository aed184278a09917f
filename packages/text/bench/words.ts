/**
 * `npm run bench:words`: how long it takes to say a decision with ten answers, on one core, in plain Node. `--json` prints one object.
 *
 * The decisions come from random games. They are measured as they are mixed in play, and each kind of question by itself, of which the slowest
 * is named. Everything is said before it is measured: a message is read when it is first said. The figures of two runs compare only if their
 * checksums agree.
 */

import {
  apply,
  asked,
  CHANCE,
  type Choice,
  createSetting,
  describeChoice,
  describeQuestion,
  drawOutcome,
  Generator,
  isOver,
  legal,
  newGame,
  REFERENCE_EDITION,
  State,
} from '@tabannusi/engine';
import { Command } from 'commander';
import { createWords, LANGUAGES, type Language, type Question, type Words } from '../src/index.ts';
import { at } from '../src/speech/at.ts';

const { json } = new Command('npm run bench:words --')
  .option('--json', 'print one object instead of lines')
  .parse()
  .opts<{ json?: true }>();

const NAMES = ['Adda', 'Beli', 'Enna', 'Zuzu'];
const GAMES = 3;
const ANSWERS = 10;
const SLICES = 9;
const SLICE_SECONDS = 0.1;

interface Decision {
  readonly state: State;
  readonly question: Question;
  readonly choices: readonly Choice[];
}

/** Microseconds. */
interface Figures {
  readonly median: number;
  readonly best: number;
}

const decisions = [2, 3, 4].flatMap((players) => Array.from({ length: GAMES }, (_, game) => decisionsOf(players, `words-${game}`)).flat());
const kinds = Map.groupBy(decisions, ({ question }) => question.ask);
const figures = LANGUAGES.map((language) => {
  const { checksum, ...mixed } = measure(language, decisions);
  const each = [...kinds].map(([ask, some]) => ({ ask, ...measure(language, some) }));
  return {
    language,
    checksum,
    mixed,
    slowest: at(
      each.toSorted((a, b) => b.median - a.median),
      0,
    ),
  };
});

if (json) console.log(JSON.stringify({ decisions: decisions.length, figures, node: process.versions.node }));
else {
  const micros = ({ median, best }: Figures): string => `${median.toFixed(1)} µs (best ${best.toFixed(1)})`;
  for (const { language, checksum, mixed, slowest } of figures) {
    console.log(`${language}  mixed ${micros(mixed)}, slowest ${slowest.ask} ${micros(slowest)}  checksum ${checksum}`);
  }
  console.log(`\nA question and ${ANSWERS} answers, ${decisions.length} decisions of random games, median of ${SLICES} slices.`);
  console.log('Bar: 200 µs.');
}

/** Returns the decisions of a random game; where there are fewer than ten answers they are said again. */
function decisionsOf(players: number, seed: string): Decision[] {
  const state = new State(createSetting(REFERENCE_EDITION, players));
  const [chance, player] = [new Generator(seed, 'game'), new Generator(seed, 'bot')];
  const found: Decision[] = [];
  newGame(state);
  while (!isOver(state)) {
    if (asked(state) === CHANCE) {
      apply(state, drawOutcome(state, chance));
      continue;
    }
    const answers = state.choices.subarray(0, legal(state));
    if (answers.length > 1) {
      const choices = Array.from({ length: ANSWERS }, (_, n) => describeChoice(state, at(answers, n % answers.length)));
      found.push({ state: state.clone(), question: describeQuestion(state), choices });
    }
    apply(state, at(answers, player.below(answers.length)));
  }
  return found;
}

function measure(language: Language, some: readonly Decision[]): Figures & { readonly checksum: string } {
  const spoken = some.map(({ state, ...decision }) => ({ words: createWords(language, { names: NAMES, game: state }), ...decision }));
  const checksum = sumOf(spoken.flatMap(said));
  const pass = (): number => spoken.reduce((length, decision) => length + said(decision).join('').length, 0);
  const length = pass();
  const slice = (): number => {
    const start = performance.now();
    let [passes, elapsed] = [0, 0];
    do {
      if (pass() !== length) throw new Error('bench: a decision was said in another way');
      passes++;
      elapsed = performance.now() - start;
    } while (elapsed < SLICE_SECONDS * 1000);
    return (elapsed * 1000) / (passes * spoken.length);
  };
  slice();
  const slices = Array.from({ length: SLICES }, slice).sort((a, b) => a - b);
  return { median: at(slices, SLICES >> 1), best: at(slices, 0), checksum };
}

function said({ words, question, choices }: Omit<Decision, 'state'> & { readonly words: Words }): string[] {
  return [words.question(question), ...choices.map((choice) => words.choice(question, choice))];
}

/** Eight hexadecimal digits over all that was said. */
function sumOf(lines: readonly string[]): string {
  let sum = 0x243f6a88;
  for (const line of lines) for (let n = 0; n < line.length; n++) sum = Math.imul(sum ^ line.charCodeAt(n), 0x9e3779b1) ^ (sum >>> 15);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

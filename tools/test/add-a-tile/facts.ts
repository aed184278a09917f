/**
 * What a Harbormaster is and does in this checkout, as JSON: `node tools/test/add-a-tile/facts.ts B4 50` plays 50 games with it.
 *
 * The test runs it in copies of the repository in which the tile has just been added; so it names no tile itself.
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
  type GameEvent,
  Generator,
  HARBORMASTER_IDS,
  type HarbormasterId,
  hashText,
  isOver,
  legal,
  NONE,
  newGame,
  play,
  questionKind,
  REFERENCE_EDITION,
  RULE_IDS,
  State,
  vpOf,
} from '../../../packages/engine/src/index.ts';
import { createWords, ruleSentence, type TileWords, type Words } from '../../../packages/text/src/index.ts';

export interface Facts {
  /** Whether there is such a rule, and what it says. */
  readonly isRule: boolean;
  readonly sentence: string;
  readonly words: TileWords;
  /** What the rules say that count Harbormasters. */
  readonly counting: readonly string[];
  /** Games that came to their end, and those in which set-up laid the tile in the Port. */
  readonly games: number;
  readonly laid: number;
  /** Windows that offered it, and games in which a random player used it. */
  readonly offers: number;
  readonly used: number;
  /** Each different thing that its use did between two questions about an action. */
  readonly uses: readonly Use[];
  /** Each different thing that was said of it as a choice and in the log; the row of the VP of Harbormasters in the table of VP. */
  readonly choice: readonly string[];
  readonly log: readonly string[];
  readonly vpRow: readonly string[];
}

interface Use {
  readonly ok: boolean;
  readonly events: readonly GameEvent[];
  readonly vp: number;
  readonly gold: number;
  /** VP that the ledger counts as those of Harbormasters. */
  readonly ledger: number;
  /** Whether the tile is gone and nothing but VP and Gold has changed. */
  readonly nothingElse: boolean;
}

const NAMES = ['Adda', 'Beli', 'Enna', 'Zuzu'];
const [id, games] = [process.argv[2] as HarbormasterId, Number(process.argv[3])];
const rule = `HM-${id}` as const;
const tile = HARBORMASTER_IDS.indexOf(id);
const choose: Choice = { choose: 'harbormaster', harbormaster: id };

const count = { games: 0, laid: 0, offers: 0, used: 0 };
const seen = { uses: new Set<string>(), choice: new Set<string>(), log: new Set<string>(), vpRow: new Set<string>() };

for (let game = 0; game < games; game++) playGame(new State(createSetting(REFERENCE_EDITION, 2 + (game % 3))), `tile-${game}`);

const facts: Facts = {
  isRule: RULE_IDS.includes(rule),
  sentence: ruleSentence('en', rule),
  words: wordsFor(new State(createSetting(REFERENCE_EDITION, 2))).tiles.harbormaster(id),
  counting: (['COMP-05', 'SET-08', 'A-103'] as const).map((counted) => ruleSentence('en', counted)),
  ...count,
  uses: [...seen.uses].map((use) => JSON.parse(use) as Use),
  choice: [...seen.choice],
  log: [...seen.log],
  vpRow: [...seen.vpRow],
};
console.log(JSON.stringify(facts, null, 1));

function wordsFor(game: State): Words {
  return createWords('en', { names: NAMES, game });
}

/** A whole game of random players; the first one to have a turn is given the tile. Everything that happens is put into words. */
function playGame(state: State, seed: string): void {
  const chance = new Generator(seed, 'game');
  const player = new Generator(seed, 'bot');
  const words = wordsFor(state);
  const events: GameEvent[] = [];
  let given = false;
  let tried = false;
  state.events = events;
  newGame(state);
  while (!isOver(state)) {
    if (asked(state) === CHANCE) apply(state, drawOutcome(state, chance));
    else {
      if (!given && state.active !== NONE) {
        given = true;
        if (state.harbormasters.includes(tile)) count.laid++;
        give(state);
      }
      const answers = Array.from(state.choices.subarray(0, legal(state)));
      const answer = answers[player.below(answers.length)] ?? NONE;
      const offered = isHeld(state) ? answers.find((other) => isTile(describeChoice(state, other))) : undefined;
      if (offered !== undefined) {
        count.offers++;
        if (answer === offered) count.used++;
        seen.choice.add(words.choice(describeQuestion(state), choose));
        if (!tried && questionKind(state) === 'action') {
          tried = true;
          seen.uses.add(JSON.stringify(useIn(state, words)));
        }
      }
      apply(state, answer);
    }
    for (const event of events.splice(0)) words.event(event, null);
  }
  count.games++;
}

function isTile(choice: Choice): boolean {
  return choice.choose === 'harbormaster' && choice.harbormaster === id;
}

function isHeld(state: State): boolean {
  return state.heldHarbormasters.some((held) => (held & (1 << tile)) !== 0);
}

/** Puts the tile from wherever it lies into the hand of the active player. */
function give(state: State): void {
  if (tile < 0) throw new Error(`There is no Harbormaster ${id}.`);
  state.harbormasters.set(state.harbormasters.map((other) => (other === tile ? NONE : other)));
  state.asideHarbormasters[0] = (state.asideHarbormasters[0] ?? 0) & ~(1 << tile);
  state.heldHarbormasters[state.active] = 1 << tile;
  // What was listed before is out of date.
  state.count = -1;
}

/** Uses the tile in a copy of the state. */
function useIn(before: State, words: Words): Use {
  const seat = before.active;
  const events: GameEvent[] = [];
  const after = new State(before.setting);
  after.copyFrom(before);
  after.events = events;
  const { ok } = play(after, choose);
  const happened = events.filter(({ event }) => event !== 'asked' && event !== 'chanceAsked');
  for (const event of happened) seen.log.add((words.event(event, null) ?? '').replace(NAMES[seat] ?? '', 'Adda'));
  for (const row of words.scores(after)) if (/Harbormaster/.test(row)) seen.vpRow.add(row.trim().split(/ {2,}/)[0] ?? '');
  const gained = (read: (state: State) => number | undefined) => (read(after) ?? 0) - (read(before) ?? 0);
  const use = {
    ok,
    events: happened.map((event) => ({ ...event, seat: 0 }) as GameEvent),
    vp: gained((state) => state.vp[seat]),
    gold: gained((state) => state.gold[seat]),
    ledger: gained((state) => vpOf(state, seat, 'harbormasters', state.period)),
  };
  after.vp.set(before.vp);
  after.gold.set(before.gold);
  after.heldHarbormasters[seat] = (after.heldHarbormasters[seat] ?? 0) ^ (1 << tile);
  return { ...use, nothingElse: hashText(after) === hashText(before) };
}

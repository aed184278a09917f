/**
 * What a Ship is and does in this checkout, as JSON: `node tools/test/add-a-tile/facts.ts S10 50` plays 50 games in which the active player
 * has the Ship's ability.
 *
 * The test runs it in copies of the repository to which the tile has just been added, so it names no tile itself.
 */
import { globSync, readFileSync } from 'node:fs';
import {
  apply,
  asked,
  CHANCE,
  createSetting,
  drawOutcome,
  type GameEvent,
  Generator,
  isOver,
  legal,
  NONE,
  newGame,
  REFERENCE_EDITION,
  RULE_IDS,
  readRecord,
  SHIP_IDS,
  type ShipId,
  State,
} from '../../../packages/engine/src/index.ts';
import { createWords, LANGUAGES, ruleSentence, type TileWords, type Words } from '../../../packages/text/src/index.ts';

export interface Facts {
  readonly isRule: boolean;
  /** In every language: the sentence of its rule, its name and its effect. */
  readonly sentences: readonly string[];
  readonly words: readonly TileWords[];
  /** The sentence of the rule that counts Ships. */
  readonly counting: string;
  /** Why a record of an earlier version cannot be read. */
  readonly unread: readonly string[];
  /** Finished games, and those in which set-up laid the tile in the Port. */
  readonly games: number;
  readonly laid: number;
  /** How often it gained something, each different event by its rule, and the log lines of these events. */
  readonly gains: number;
  readonly events: readonly GameEvent[];
  readonly log: readonly string[];
}

const NAMES = ['Adda', 'Beli', 'Enna', 'Zuzu'];
const [id, games] = [process.argv[2] as ShipId, Number(process.argv[3])];
const rule = `TILE-${id}` as const;
const ability = SHIP_IDS.indexOf(id);

const count = { games: 0, laid: 0, gains: 0 };
const seen = { events: new Set<string>(), log: new Set<string>() };

for (let game = 0; game < games; game++) playGame(new State(createSetting(REFERENCE_EDITION, 2 + (game % 3))), `tile-${game}`);

const facts: Facts = {
  isRule: RULE_IDS.includes(rule),
  sentences: LANGUAGES.map((language) => ruleSentence(language, rule)),
  words: LANGUAGES.map((language) =>
    createWords(language, { names: NAMES, game: new State(createSetting(REFERENCE_EDITION, 2)) }).tiles.ship(id),
  ),
  counting: ruleSentence('en', 'COMP-04'),
  unread: globSync('packages/engine/test/record/fixtures/record-*.json').flatMap((file) => {
    const read = readRecord(JSON.parse(readFileSync(file, 'utf8')));
    return read.ok ? [] : read.faults.map(({ code }) => code);
  }),
  ...count,
  events: [...seen.events].map((event) => JSON.parse(event) as GameEvent),
  log: [...seen.log],
};
console.log(JSON.stringify(facts, null, 1));

/** Plays a whole game with random players. */
function playGame(state: State, seed: string): void {
  const chance = new Generator(seed, 'game');
  const player = new Generator(seed, 'bot');
  const words: Words = createWords('en', { names: NAMES, game: state });
  const events: GameEvent[] = [];
  state.events = events;
  newGame(state);
  while (!isOver(state)) {
    if (asked(state) === CHANCE) apply(state, drawOutcome(state, chance));
    else {
      if (state.active !== NONE) give(state);
      const answers = Array.from(state.choices.subarray(0, legal(state)));
      apply(state, answers[player.below(answers.length)] ?? NONE);
    }
    for (const event of events.splice(0)) {
      const said = words.event(event, null) ?? '';
      if (event.rule !== rule) continue;
      count.gains++;
      seen.events.add(JSON.stringify({ ...event, seat: 0 }));
      seen.log.add(said.replace(new RegExp(NAMES.join('|')), 'Adda'));
    }
  }
  if (state.ships.some((tile) => tile !== NONE && state.setting.shipAbilities[tile] === ability)) count.laid++;
  count.games++;
}

/** Gives the active player the ability, whether or not the Ship is in the Port. */
function give(state: State): void {
  if (ability < 0) throw new Error(`There is no Ship ${id}.`);
  state.abilities[state.active] = (state.abilities[state.active] ?? 0) | (1 << ability);
  // The list of choices is out of date.
  state.count = -1;
}

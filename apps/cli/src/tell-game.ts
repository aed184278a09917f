/** A whole game as lines of text for a terminal of 80 columns: what is played, set-up, rounds and turns, pictures, scores. */
import { type GameEvent, REFERENCE_EDITION, type State } from '@tabannusi/engine';
import type { EditionWords, StartWords, Table, Words } from '@tabannusi/text';
import { indent } from './lines.ts';
import { createGame, type GameStep, playRandomGame } from './random-game.ts';
import { createRounds } from './rounds.ts';

export interface Order {
  readonly seed: string;
  readonly players: number;
}

/** Everything that is said comes from here. */
export interface Voice {
  readonly start: StartWords;
  readonly edition: EditionWords;
  words(table: Table): Words;
}

/** Log and pictures are for everybody, so secrets stay out of them. */
const PUBLIC = null;

export function* tellGame(order: Order, names: readonly string[], voice: Voice): Iterable<string> {
  const { start } = voice;
  const state = createGame(order.players);
  const words = voice.words({ names, game: state });
  const rounds = createRounds();
  yield* header(order, names.slice(0, order.players), voice);
  yield* section(start.say('setUp', {}));
  let scored = false;
  let verdict = '';
  const level = createLevels();
  for (const step of playRandomGame(state, order.seed)) {
    level.answered(step.answered);
    for (const event of step.events) {
      const round = rounds.now;
      rounds.add(event, state);
      const line = words.event(event, PUBLIC);
      if (line === null) continue;
      if (event.event === 'gameOver') {
        verdict = line;
        continue;
      }
      if (event.event === 'scoringBegan') scored = true;
      if (event.event === 'turnBegan' && round === 0) {
        yield* boardSection(start.say('boardAfterSetUp', {}), words, state);
        yield* ['', ...words.legend().flatMap((text) => indent(text, 1))];
        yield* section(start.say('inPlay', {}));
        yield* words.inPlay(state).flatMap((text) => indent(text, 1));
      } else if ((event.event === 'turnBegan' || event.event === 'lastRoundBegan') && scored) {
        yield* boardSection(start.say('boardAfterScoring', {}), words, state);
        if (rounds.now === round && event.event === 'turnBegan') yield* section(start.say('roundGoesOn', { round }));
        scored = false;
      }
      if (rounds.now > round) yield* section(start.say('round', { round: rounds.now }));
      if (event.event === 'lastRoundBegan' || event.event === 'finalScoringBegan') yield '';
      yield* indent(line, level.of(event));
    }
  }
  yield* boardSection(start.say('boardAtEnd', {}), words, state);
  yield* section(start.say('scores', {}));
  yield* words.scores(state);
  yield* section(verdict);
}

function* header({ seed, players }: Order, names: readonly string[], { start, edition }: Voice): Iterable<string> {
  const { title, version } = REFERENCE_EDITION;
  yield start.say('title', {});
  yield* indent(start.say('about', {}), 0);
  yield '';
  yield start.say('players', { players: start.list(names) });
  yield start.say('seed', { seed });
  yield start.say('repeat', { command: `npm run demo -- --seed ${seed} --players ${players}` });
  yield '';
  yield* indent(start.say('edition', { edition: title, version }), 0);
  for (const origin of edition.origins(REFERENCE_EDITION)) yield* indent(start.say('origin', origin), 1);
  yield* indent(start.say('missing', {}), 0);
}

function* section(title: string): Iterable<string> {
  yield '';
  yield title;
}

function* boardSection(title: string, words: Words, state: State): Iterable<string> {
  yield* section(title);
  const seats = [...state.vp.keys()].flatMap((seat) => words.seat(state, seat, PUBLIC));
  for (const line of [...words.board(state), '', ...seats]) yield* indent(line, 1);
}

/** How far log lines are moved to the right: what an action or a scoring brings about stands below it. */
export function createLevels() {
  let level = 1;
  return {
    answered(kind: GameStep['answered']): void {
      if (kind === 'action' || kind === 'die') level = 2;
    },
    of(event: GameEvent): number {
      switch (event.event) {
        case 'lastRoundBegan':
        case 'finalScoringBegan':
          level = 1;
          return 0;
        case 'turnBegan':
          level = 2;
          return 1;
        case 'assistantMoved':
          level = 2;
          return 2;
        case 'scoringBegan': {
          const own = event.rule === 'END-04' ? 1 : 2;
          level = own + 1;
          return own;
        }
        case 'actionChosen':
          level = 3;
          return 2;
        case 'harbormasterUsed':
        case 'decreeScored':
          // Between actions their effects stand below them; inside an action all is one list, and the effects name their cause.
          if (level > 2) return level;
          level = 3;
          return 2;
        case 'urbanCardsRevealed':
        case 'harbormastersScored':
          return 1;
        default:
          return level;
      }
    },
  };
}

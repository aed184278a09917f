/** A worker of `solo-soak.ts`: it receives batches of games against the Bot and answers each with a tally. */
import { parentPort } from 'node:worker_threads';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import type { Edition, King } from '../../src/edition/types.ts';
import { apply, asked, describeChoice, isOver, newGame, questionKind } from '../../src/engine.ts';
import { eventsFor } from '../../src/knowledge/events.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { SPECTATOR } from '../../src/knowledge/masked.ts';
import { viewOf } from '../../src/knowledge/view.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { BOT_SEAT } from '../../src/model/solo-setting.ts';
import { State } from '../../src/model/state.ts';
import { shippedEdition } from '../../src/record/editions.ts';
import { Recording } from '../../src/record/recording.ts';
import { Referee } from './bot-referee.ts';
import { checkAnswers, checkPieces } from './check-game.ts';
import { PLAYER_KINDS, RandomAnswers } from './random-answers.ts';
import { checkBlindness, checkReplay, soloSetting } from './solo.ts';
import { RuleCounter } from './solo-rules.ts';
import { emptySoloTally, type SoloBatch, type SoloSoak, type SoloTally } from './solo-soak.ts';
import { shortDeck } from './solo-starts.ts';

/** More than any game has. */
const MOST_STEPS = 3000;
/** Answers between two counts of the pieces, which also happen at the end: counting takes longer than everything else. */
const COUNTED = 5;
/**
 * One in this many games starts with a short deck, has a referee, is replayed from its record, or has some Bot turns repeated with another
 * hidden card.
 */
const SHORT_DECKS = 50;
const REFEREED = 10;
const REPLAYED = 20;
const BLIND = 10;

parentPort?.on('message', (batch: SoloBatch) => parentPort?.postMessage(playBatch(batch)));

function playBatch({ version, king, seed: first, games }: SoloBatch): SoloSoak {
  const tally = emptySoloTally();
  const edition = shippedEdition(REFERENCE_EDITION.id, version);
  if (edition === undefined) throw new RangeError(`no version ${version} is shipped`);
  const state = new State(soloSetting(king, edition));
  for (let seed = first; seed < first + games; seed++) {
    try {
      if (seed % REPLAYED === 1) replayOne(king, seed, edition, tally);
      playOne(king, seed, edition, state, tally);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { tally, failures: [`version ${version}, ${king}, seed ${seed}, ${questionKind(state)}: ${message}`] };
    }
  }
  return { tally, failures: [] };
}

function playOne(king: King, seed: number, edition: Edition, state: State, tally: SoloTally): void {
  const answers = new RandomAnswers(PLAYER_KINDS[seed % 2], seed);
  const isShort = seed % SHORT_DECKS === 0;
  state.events = null;
  if (isShort) state.copyFrom(shortDeck(king, seed, edition));
  else newGame(state);
  const rules = new RuleCounter(king, tally.rules, state.assistant[BOT_SEAT]);
  const referee = seed % REFEREED === 0 ? new Referee(viewOf(mask(state, SPECTATOR)), state.setting) : null;
  state.events = [];
  for (let step = 1; ; step++) {
    rules.count(state.events);
    referee?.follow(eventsFor(state.events, SPECTATOR));
    state.events.length = 0;
    checkAnswers(state);
    if ((step + seed) % COUNTED === 0 || isOver(state)) checkPieces(state);
    if (isOver(state)) {
      tally.longest = Math.max(tally.longest, step);
      break;
    }
    if (step > MOST_STEPS) throw new Error('no end');
    if (asked(state) === BOT_SEAT) throw new Error('the Bot is asked');
    if (asked(state) === CHANCE) tally.chances++;
    else tally.questions++;
    if (seed % BLIND === 0 && step % 8 === 0 && state.active === BOT_SEAT) {
      const { events } = state;
      state.events = null;
      checkBlindness(state, seed);
      state.events = events;
      tally.blindTurns++;
    }
    apply(state, answers.next(state));
  }
  tally.games++;
  tally.refereed += referee?.checked ?? 0;
  if (isShort) tally.shortDecks++;
}

function replayOne(king: King, seed: number, edition: Edition, tally: SoloTally): void {
  const recording = new Recording({ edition, names: ['Adda'], king, seed: String(seed) });
  const answers = new RandomAnswers(PLAYER_KINDS[seed % 2], seed);
  recording.draw();
  while (!isOver(recording.state)) {
    recording.decide(describeChoice(recording.state, answers.next(recording.state)));
    recording.draw();
  }
  checkReplay(recording);
  tally.replays++;
}

/** The scoring of one District in four steps. The frame's seat is the active player, or the start player in final scoring. */
import type { Work } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { gainGarden, gainWater } from '../model/goods.ts';
import { BLUE, CHANCE, GREEN, NONE, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import { addVp, sourceOfDistrict } from '../model/ledger.ts';
import { push } from '../model/push.ts';
import { PLAYING, type State, TRIGGERED } from '../model/state.ts';
import { SCORING_RULES, scoreDistrict, scoreDistrictAtEnd } from './district.ts';
import { scoringSources } from './sources.ts';

const AT = FIELDS.score;

/**
 * The modes: steps 1-4; steps 2 and 4 once the end was triggered (END-03); steps 2 and 3 in final scoring. Whether a scoring is
 * FULL is decided when it starts.
 */
const UNDECIDED = 0;
const FULL = 1;
const REDUCED = 2;
export const FINAL = 3;
const MODE_RULES = ['SCORE-01', 'SCORE-01', 'END-03', 'END-04'] as const;

export const score: Work = (state) => {
  const frame = top(state);
  const seat = topSeat(state);
  const { players } = state.setting;
  // Clockwise from the active player; with the Bot, the Bot comes first.
  const first = state.setting.bot === NONE ? seat : state.setting.bot;
  const { depth } = state;
  const district = state.stack[frame + AT.district];
  if (state.stack[frame + AT.compensated] === 0) {
    takeTimeGold(state, seat, frame);
    returnDice(state, district, frame);
  }
  while (state.stack[frame + AT.compensated] < players) {
    compensate(state, (first + state.stack[frame + AT.compensated]++) % players, frame);
    if (state.depth !== depth) return;
  }
  const mode = state.stack[frame + AT.mode];
  if (mode !== REDUCED) gainScores(state, district, mode);
  if (mode === FULL) state.period++;
  pop(state);
  if (mode !== FINAL) push.rollDice(state, CHANCE, { district });
};

/** Step 1 (SCORE-02). The scoring that takes the last Gold is still full; later ones are reduced. */
function takeTimeGold(state: State, seat: number, frame: number): void {
  if (state.stack[frame + AT.mode] === UNDECIDED) state.stack[frame + AT.mode] = state.ending === PLAYING ? FULL : REDUCED;
  const mode = state.stack[frame + AT.mode];
  state.events?.push({
    event: 'scoringBegan',
    rule: MODE_RULES[mode],
    district: state.stack[frame + AT.district] + 1,
    full: mode !== REDUCED,
  });
  if (mode !== FULL) return;
  state.timeGold--;
  state.gold[seat]++;
  state.events?.push({ event: 'timeGoldTaken', rule: 'SCORE-02', seat, left: state.timeGold });
  if (state.timeGold > 0) return;
  state.ending = TRIGGERED;
  state.events?.push({ event: 'endTriggered', rule: 'END-01', seat });
}

/** Step 2 (SCORE-03). All players return all dice of the colour before anybody is compensated. */
function returnDice(state: State, district: number, frame: number): void {
  if (state.stack[frame + AT.mode] === FINAL && !state.setting.switches.finalCompensation) return;
  const colour = state.bargeColour[district];
  for (let seat = 0; seat < state.setting.players; seat++) {
    const at = seat * RESOURCE_COLOUR_COUNT + colour;
    const amount = state.dice[at];
    if (amount === 0) continue;
    state.dice[at] = 0;
    state.supply[colour] += amount;
    state.stack[frame + AT.lost] |= 1 << seat;
    state.events?.push({ event: 'diceReturned', rule: 'SCORE-03', seat, colour: RESOURCE_COLOURS[colour], amount });
  }
}

/** One compensation, however many dice a player lost (SCORE-07): a step, a Water tile or a Garden tile, depending on the colour. */
function compensate(state: State, seat: number, frame: number): void {
  if ((state.stack[frame + AT.lost] & (1 << seat)) === 0) return;
  const colour = state.bargeColour[state.stack[frame + AT.district]];
  if (colour === BLUE) {
    // The Bot never keeps Water (SOLO-29, A-155).
    if (seat !== state.setting.bot) gainWater(state, seat, 'SCORE-05');
  } else if (colour === GREEN) gainGarden(state, seat, 'SCORE-06');
  else push.steps(state, seat, { colour, steps: 1, rule: CAUSE['SCORE-04'] });
}

/** The VP by seat in the present scoring. */
const scored = new Int32Array(4);

/** Step 3 (SCORE-08), for all players at the same time. */
function gainScores(state: State, district: number, mode: number): void {
  if (mode === FINAL) scoreDistrictAtEnd(state, district, scored);
  else scoreDistrict(state, district, scored);
  const all = state.events === null ? [] : scoringSources(state, district, mode === FINAL);
  for (let seat = 0; seat < state.setting.players; seat++) {
    addVp(state, seat, scored[seat], sourceOfDistrict(district));
    const sources = all.filter((source) => source.seat === seat);
    state.events?.push({ event: 'districtScored', rule: SCORING_RULES[district], seat, district: district + 1, vp: scored[seat], sources });
  }
}

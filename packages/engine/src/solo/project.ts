/** B in a common District: the Bot places a Project (SOLO-B1 to SOLO-B4). The frame `botProject` places it. */
import type { Work } from '../contracts.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsProject, forbidsProjectColour } from '../legality/placement.ts';
import { currentNumber, currentSymbol, isKing, soloOf } from '../model/automa.ts';
import { colourAt } from '../model/automa-tiles.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT, NONE, NUMBERS } from '../model/ids.ts';
import { groupAt } from '../model/indices.ts';
import { putProject } from '../model/projects.ts';
import { push } from '../model/push.ts';
import { LETTERS, UP } from '../model/solo-setting.ts';
import type { State } from '../model/state.ts';
import { type BotAction, districtOf } from './action.ts';
import { firstAtNumbers, largest, mostAutomaTiles, pushWithColour } from './colours.ts';
import { kingCard } from './kings.ts';
import { requestTile } from './reset.ts';
import { firstSpace } from './spaces.ts';

const AT = FIELDS.botProject;

export const projectAction: BotAction = {
  kind: 'project',
  forbids: (state) => (preferredColours(state) === 0 ? 'SOLO-B1' : null),
  begin(state) {
    reportRefusedColours(state);
    pushWithColour(state, 'botProject', preferredColours(state), possibleColours, isKing(state) ? kingCard(state).B.rule : 'SOLO-B1');
  },
};

/** A bit mask of the colours for a Project in the District: the stock has one, there are not yet three, and a space is legal. */
function possibleColours(state: State): number {
  let mask = 0;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    if (forbidsProjectColour(state, state.setting.bot, districtOf(state), colour) === null) mask |= 1 << colour;
  }
  return mask;
}

/** A bit mask of the colours among which the Numbers or chance decide; 0 if no Project can be placed. */
export function preferredColours(state: State): number {
  const possible = possibleColours(state);
  const by = isKing(state) ? kingCard(state).B.colour : 'number';
  if (by === 'mostTiles') return mostAutomaTiles(state, possible);
  if (by === 'largestCluster') {
    const extendable = coloursPresent(state, possible);
    if (extendable !== 0) return largest(state, districtOf(state), extendable);
  }
  // The colour must show at a Number.
  const colour = firstAtNumbers(state, possible);
  return colour === NONE ? 0 : 1 << colour;
}

/** Returns the colours of `mask` that have Projects in the Bot's District. */
function coloursPresent(state: State, mask: number): number {
  let present = 0;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    if (state.projects[groupAt(districtOf(state), colour)] > 0) present |= mask & (1 << colour);
  }
  return present;
}

/** The space for a Project of a colour, by the Current Symbol or the king card (SOLO-B2, SOLO-B3). */
export function projectSpaceOf(state: State, colour: number): number {
  const district = districtOf(state);
  const highest = isKing(state) ? kingCard(state).B.highest : currentSymbol(state) === UP;
  const { numberedGrid } = soloOf(state);
  return firstSpace(numberedGrid[district], highest, (space) => forbidsProject(state, district, colour, space) === null);
}

/** Reports which Numbers were passed over before the colour was found. */
function reportRefusedColours(state: State): void {
  if (state.events === null || (isKing(state) && kingCard(state).B.colour !== 'number')) return;
  for (let n = 0; n < NUMBERS; n++) {
    const number = (currentNumber(state) + n) % NUMBERS;
    const colour = colourAt(state, number);
    if (colour === NONE) continue;
    const { bot } = state.setting;
    const because = forbidsProjectColour(state, bot, districtOf(state), colour);
    if (because === null) return;
    state.events.push({
      event: 'botColourRefused',
      rule: 'SOLO-B1',
      seat: bot,
      number: number + 1,
      colour: BUILDING_COLOURS[colour],
      because,
    });
  }
}

/**
 * Stage 0 places the tile with its marker and gains the bonus for a covered one (SOLO-27). Stage 1 draws an Automa tile for the Current
 * Number (SOLO-B4, A-143).
 */
export const botProject: Work = (state) => {
  const { bot, printedBonuses } = state.setting;
  const frame = top(state);
  if (state.stack[frame + AT.stage] === 1) {
    pop(state);
    requestTile(state, currentNumber(state), CAUSE['SOLO-B4']);
    return;
  }
  state.stack[frame + AT.stage] = 1;
  const colour = state.stack[frame + AT.colour];
  const space = projectSpaceOf(state, colour);
  putProject(state, bot, districtOf(state), colour, space, isKing(state) ? kingCard(state).B.rule : 'SOLO-B2');
  if (printedBonuses[space] !== 0) push.botBonus(state, bot, { letter: LETTERS.indexOf('B'), colour });
};

/** The common Districts: starting Buildings, Projects, Constructs and what follows them. */
import type { Choice } from '../choices.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { canGarden } from '../legality/gardening.ts';
import { canPayAny } from '../legality/payments.ts';
import { forbidsFurtherProject, forbidsProject } from '../legality/placement.ts';
import { BUILDING_COLOUR_COUNT, SHIP_SPACES } from '../model/ids.ts';
import { canStep } from '../model/mastery.ts';
import type { State } from '../model/state.ts';
import { buildingColourNamed, shipSpaceNamed, upTo } from './names.ts';
import { whyNoConstruct, whyNoGardeningPart, whyNoProject, whyNoShip } from './prohibitions.ts';
import { because, type Reason } from './reason.ts';
import { offered, type Trials, unlessLegal } from './trials.ts';

/** What the Ship after a construct costs (ACT-BLD-14); `decisions/after-construct.ts` says the same. */
const SHIP_GOLD = 1;

const colours = (): Choice[] => BUILDING_COLOURS.map((colour) => ({ choose: 'colour', colour }));

/** Every space of the board. */
export const spaces = (state: State): Choice[] => state.setting.spaceNames.map((space) => ({ choose: 'space', space }));

export const ships = (): Choice[] => upTo(SHIP_SPACES).map((shipSpace) => ({ choose: 'ship', shipSpace: shipSpace + 1 }));

/** The number of the space that a choice names, or -1. */
export const spaceChosen = (state: State, choice: Choice): number =>
  choice.choose === 'space' ? state.setting.spaceNames.indexOf(choice.space) : -1;

/** The number of the Building colour that a choice names, or -1. */
const colourChosen = (choice: Choice): number => (choice.choose === 'colour' ? buildingColourNamed(choice.colour) : -1);

export const startColour: Trials<'startColour'> = {
  candidates: colours,
  reasons: ({ state }, choice) => (colourChosen(choice) < 0 ? null : unlessLegal(state, choice, 'A-42')),
};

export const startSpace: Trials<'startSpace'> = {
  candidates: ({ state }) => spaces(state),
  reasons: ({ state }, choice) => (spaceChosen(state, choice) < 0 ? null : unlessLegal(state, choice, 'A-02')),
};

export const projectColour: Trials<'projectColour'> = {
  candidates: colours,
  reasons({ state, seat, ask }, choice) {
    const colour = colourChosen(choice);
    return colour < 0 ? null : whyNoProject(state, seat, ask.district - 1, colour);
  },
};

export const projectSpace: Trials<'projectSpace'> = {
  candidates: ({ state }) => [...spaces(state), ...offered(state, 'decline')],
  reasons({ state, seat, ask }, choice) {
    if (choice.choose === 'decline') return unlessLegal(state, choice, 'ACT-PROJ-01');
    const space = spaceChosen(state, choice);
    if (space < 0) return null;
    const [district, colour] = [ask.district - 1, buildingColourNamed(ask.colour)];
    return because(forbidsFurtherProject(state, seat, district, colour) ?? forbidsProject(state, district, colour, space));
  },
};

export const constructColour: Trials<'constructColour'> = {
  candidates: colours,
  reasons({ state, seat, ask }, choice) {
    const colour = colourChosen(choice);
    return colour < 0 ? null : whyNoConstruct(state, seat, ask.district - 1, colour);
  },
};

export const afterConstruct: Trials<'afterConstruct'> = {
  candidates: () => [...ships(), { choose: 'buyStep' }, { choose: 'action', action: 'gardening' }, { choose: 'done' }],
  reasons({ state, seat, ask }, choice) {
    switch (choice.choose) {
      case 'done':
        return [];
      case 'ship': {
        const shipSpace = shipSpaceNamed(choice.shipSpace);
        if (shipSpace < 0) return null;
        return ask.ship ? whyNoShip(state, seat, shipSpace, SHIP_GOLD, ask.size) : [{ rule: 'ACT-BLD-14' }];
      }
      case 'buyStep':
        return ask.steps === 0 ? [{ rule: 'TILE-S14' }] : whyNoBoughtStep(state, seat, buildingColourNamed(ask.colour));
      case 'action':
        if (choice.action !== 'gardening') return null;
        if (!ask.gardening) return [{ rule: 'TILE-S08' }];
        return canGarden(state, seat, state.assistant[seat])
          ? []
          : [{ rule: 'A-105' }, ...whyNoGardeningPart(state, seat, state.assistant[seat])];
      default:
        return null;
    }
  },
};

function whyNoBoughtStep(state: State, seat: number, colour: number): Reason[] {
  if (!canStep(state, seat, colour)) return [{ rule: 'A-75' }];
  return because(canPayAny(state, seat) ? null : 'TILE-S14', () => ({ resources: 1 }));
}

export const isTrack = (choice: Choice): choice is Extract<Choice, { choose: 'track' }> =>
  choice.choose === 'track' && buildingColourNamed(choice.colour) >= 0;

export const tracks = (): Choice[] => upTo(BUILDING_COLOUR_COUNT).map((colour) => ({ choose: 'track', colour: BUILDING_COLOURS[colour] }));

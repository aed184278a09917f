/** The common Districts: starting Buildings, Projects, Constructs and their effects. */
import type { Choice } from '../choices.ts';
import { BUILDING_COLOURS } from '../edition/types.ts';
import { forbidsGardeningAfterConstruct, forbidsShipAfterConstruct, forbidsStepAfterConstruct } from '../legality/after-construct.ts';
import { forbidsFurtherProject, forbidsProject, forbidsStartColour, forbidsStartSpace } from '../legality/placement.ts';
import { SHIP_GOLD_AFTER_CONSTRUCT } from '../legality/ships.ts';
import { BUILDING_COLOUR_COUNT, SHIP_SPACES } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { missingForShip } from './missing.ts';
import { buildingColourNamed, shipSpaceNamed, upTo } from './names.ts';
import { ONE_MARKER, whyNoConstruct, whyNoGardeningPart, whyNoProject } from './prohibitions.ts';
import { because } from './reason.ts';
import { offered, type Trials, unlessListed } from './trials.ts';

const colours = (): Choice[] => BUILDING_COLOURS.map((colour) => ({ choose: 'colour', colour }));

/** Every space of the board. */
export const spaces = (state: State): Choice[] => state.setting.spaceNames.map((space) => ({ choose: 'space', space }));

export const ships = (): Choice[] => upTo(SHIP_SPACES).map((shipSpace) => ({ choose: 'ship', shipSpace: shipSpace + 1 }));

/** Returns the number of the space that a choice names, or -1. */
export const spaceChosen = (state: State, choice: Choice): number =>
  choice.choose === 'space' ? state.setting.spaceNames.indexOf(choice.space) : -1;

/** Returns the number of the Building colour that a choice names, or -1. */
const colourChosen = (choice: Choice): number => (choice.choose === 'colour' ? buildingColourNamed(choice.colour) : -1);

export const startColour: Trials<'startColour'> = {
  candidates: colours,
  reasons({ state }, choice) {
    const colour = colourChosen(choice);
    return colour < 0 ? null : because(forbidsStartColour(state, colour));
  },
};

export const startSpace: Trials<'startSpace'> = {
  candidates: ({ state }) => spaces(state),
  reasons({ state }, choice) {
    const space = spaceChosen(state, choice);
    return space < 0 ? null : because(forbidsStartSpace(state, space));
  },
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
    if (choice.choose === 'decline') return unlessListed(state, choice, 'ACT-PROJ-01');
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
        return because(forbidsShipAfterConstruct(state, seat, shipSpace, ask.size, ask.ship), (rule) => {
          if (rule === 'ACT-BLD-14' && ask.ship) return missingForShip(state, seat, SHIP_GOLD_AFTER_CONSTRUCT);
          return rule === 'KEY-05' ? ONE_MARKER : undefined;
        });
      }
      case 'buyStep':
        return because(forbidsStepAfterConstruct(state, seat, buildingColourNamed(ask.colour), ask.steps), (rule) =>
          rule === 'TILE-S14' && ask.steps > 0 ? { resources: 1 } : undefined,
        );
      case 'action': {
        if (choice.action !== 'gardening') return null;
        const rule = forbidsGardeningAfterConstruct(state, seat, ask.gardening);
        return rule === 'A-105' ? whyNoGardeningPart(state, seat, state.assistant[seat]) : because(rule);
      }
      default:
        return null;
    }
  },
};

export const isTrack = (choice: Choice): choice is Extract<Choice, { choose: 'track' }> =>
  choice.choose === 'track' && buildingColourNamed(choice.colour) >= 0;

export const tracks = (): Choice[] => upTo(BUILDING_COLOUR_COUNT).map((colour) => ({ choose: 'track', colour: BUILDING_COLOURS[colour] }));

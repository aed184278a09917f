/** Ships, Houses in the Port and in the Ziggurat, claims on Ziggurat tiles. */
import type { Choice } from '../choices.ts';
import { BUILDING_COLOURS, PORT_LINES } from '../edition/types.ts';
import { forbidsGardenGain, forbidsMarkerGain } from '../legality/gains.ts';
import { ANY_SIZE } from '../legality/ships.ts';
import { forbidsClaim } from '../legality/ziggurat.ts';
import { BOTTOM_ROW, SECTION_SPACES } from '../model/ids.ts';
import { ships } from './city.ts';
import { buildingColourNamed, portSpaceNamed, shipSpaceNamed, upTo, zigguratSpaceNamed } from './names.ts';
import { ONE_MARKER, whyNoPortRow, whyNoPortSpace, whyNoShip, whyNoZigguratSpace } from './prohibitions.ts';
import { because } from './reason.ts';
import { offered, type Trials, unlessListed } from './trials.ts';

export const ship: Trials<'ship'> = {
  candidates: ({ state }) => [...ships(), ...offered(state, 'decline')],
  reasons({ state, seat, ask }, choice) {
    if (choice.choose === 'decline') return unlessListed(state, choice, ask.rule);
    if (choice.choose !== 'ship') return null;
    const shipSpace = shipSpaceNamed(choice.shipSpace);
    return shipSpace < 0 ? null : whyNoShip(state, seat, shipSpace, ask.gold, ANY_SIZE);
  },
};

export const portSpace: Trials<'portSpace'> = {
  candidates: ({ state }) => [
    ...PORT_LINES.flatMap((line): Choice[] => [
      { choose: 'portSpace', line, side: 'blue' },
      { choose: 'portSpace', line, side: 'red' },
    ]),
    ...offered(state, 'decline'),
  ],
  reasons({ state, seat, ask }, choice) {
    if (choice.choose === 'decline') return unlessListed(state, choice, 'A-105');
    if (choice.choose !== 'portSpace') return null;
    const space = portSpaceNamed(choice.line, choice.side);
    return space < 0 ? null : whyNoPortSpace(state, seat, space, ask.free);
  },
};

export const houseRow: Trials<'houseRow'> = {
  candidates: () => [{ choose: 'row', row: 'bottom' }, ...BUILDING_COLOURS.map((row): Choice => ({ choose: 'row', row }))],
  reasons({ state, seat, ask }, choice) {
    if (choice.choose !== 'row') return null;
    const row = choice.row === 'bottom' ? BOTTOM_ROW : buildingColourNamed(choice.row);
    return row < 0 ? null : whyNoPortRow(state, seat, row, ask.free);
  },
};

export const zigguratSpace: Trials<'zigguratSpace'> = {
  candidates: () =>
    BUILDING_COLOURS.flatMap((section) =>
      upTo(SECTION_SPACES).map((space): Choice => ({ choose: 'zigguratSpace', section, space: space + 1 })),
    ),
  reasons({ state, seat }, choice) {
    if (choice.choose !== 'zigguratSpace') return null;
    const space = zigguratSpaceNamed(choice.section, choice.space);
    return space < 0 ? null : whyNoZigguratSpace(state, seat, space);
  },
};

export const zigguratClaim: Trials<'zigguratClaim'> = {
  candidates: ({ state }) => [...BUILDING_COLOURS.map((section): Choice => ({ choose: 'section', section })), ...offered(state, 'decline')],
  reasons({ state, seat }, choice) {
    if (choice.choose === 'decline') return unlessListed(state, choice, 'A-105');
    if (choice.choose !== 'section') return null;
    const section = buildingColourNamed(choice.section);
    return section < 0 ? null : because(forbidsClaim(state, seat, section), (rule) => (rule === 'KEY-05' ? ONE_MARKER : undefined));
  },
};

export const gardenOrMarker: Trials<'gardenOrMarker'> = {
  candidates: () => [
    { choose: 'gain', gain: 'garden' },
    { choose: 'gain', gain: 'marker' },
  ],
  reasons({ state, seat }, choice) {
    if (choice.choose !== 'gain') return null;
    if (choice.gain === 'garden') return because(forbidsGardenGain(state));
    return choice.gain === 'marker' ? because(forbidsMarkerGain(state, seat), () => ({ markerSupply: 1 })) : null;
  },
};

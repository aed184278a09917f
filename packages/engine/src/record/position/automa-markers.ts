/** The markers on the Automa Urban card that follow from the Bot's Houses. */
import { FIELDS } from '../../model/frame-fields.ts';
import { FRAME, frameKindAt, frameSeatAt } from '../../model/frames.ts';
import { COMMON_DISTRICTS, PORT, ZIGGURAT } from '../../model/ids.ts';
import { FRAME_BYTES } from '../../model/layout.ts';
import { isBuilding, ownerOf } from '../../model/pieces.ts';
import type { State } from '../../model/state.ts';

/** Each House of the Bot removes a marker of its District once everything it brings is gained (SOLO-14, SOLO-C3, SOLO-C7, SOLO-C9). */
export function usualAutomaMarkers(state: State, base: State): Uint8Array {
  return base.automaMarkers.map((markers, district) =>
    Math.max(0, markers - housesOfBot(state, district) + housesUnderWay(state, district)),
  );
}

function housesOfBot({ piece, detail, portHouses, zigguratHouses, setting }: State, district: number): number {
  const { bot, gridSpaces } = setting;
  if (district === PORT) return portHouses.filter((seat) => seat === bot).length;
  if (district === ZIGGURAT) return zigguratHouses.filter((seat) => seat === bot).length;
  return gridSpaces[district].filter((space) => detail[space] === space && isBuilding(piece[space]) && ownerOf(piece[space]) === bot)
    .length;
}

/** Returns the number of Houses that stand while their marker is still on the card. */
function housesUnderWay(state: State, district: number): number {
  let houses = 0;
  for (let index = 0; index < state.depth; index++) {
    if (frameSeatAt(state, index) !== state.setting.bot) continue;
    const frame = index * FRAME_BYTES;
    const kind = frameKindAt(state, index);
    const isThere =
      district < COMMON_DISTRICTS
        ? kind === FRAME.construct &&
          state.stack[frame + FIELDS.construct.district] === district &&
          state.stack[frame + FIELDS.construct.stage] > 0
        : district === PORT
          ? kind === FRAME.portHouse && state.stack[frame + FIELDS.portHouse.stage] > 0
          : kind === FRAME.zigguratHouse && state.stack[frame + FIELDS.zigguratHouse.stage] > 0;
    if (isThere) houses++;
  }
  return houses;
}

/**
 * The piece on a space, packed into one byte: kind in bits 0-2, Building colour in bits 3-4, owner's seat in bits 5-6.
 *
 * The owner of a Project or a Garden is the player of its marker, that of a Building the player of its House (KEY-09).
 */
export const EMPTY = 0;
export const WATER = 1;
const GARDEN = 2;
const PROJECT = 3;
const BUILDING = 4;
/** Stands for everything beyond the edge: neither empty nor Water, and nobody's. */
export const OUTSIDE = 7;

export const garden = (seat: number): number => GARDEN | (seat << 5);
export const project = (colour: number, seat: number): number => PROJECT | (colour << 3) | (seat << 5);
export const building = (colour: number, seat: number): number => BUILDING | (colour << 3) | (seat << 5);

export const isGarden = (piece: number): boolean => (piece & 7) === GARDEN;
export const isProject = (piece: number): boolean => (piece & 7) === PROJECT;
export const isBuilding = (piece: number): boolean => (piece & 7) === BUILDING;
/** Water, with or without a Garden on it. */
export const isWet = (piece: number): boolean => piece === WATER || (piece & 7) === GARDEN;

/** Kind and colour without the owner, to compare with `projectOf` and `buildingOf`. */
export const withoutOwner = (piece: number): number => piece & 31;
export const projectOf = (colour: number): number => PROJECT | (colour << 3);
export const buildingOf = (colour: number): number => BUILDING | (colour << 3);

export const colourOf = (piece: number): number => (piece >> 3) & 3;
export const ownerOf = (piece: number): number => piece >> 5;

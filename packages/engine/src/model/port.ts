/** The geometry of the Port: three rows and three columns of Ships. Each row and column is a line with a pair of House spaces (C-35). */
import { PORT_LINES, type PortLine } from '../edition/types.ts';
import { PORT_LINE_COUNT, SHIP_SPACES } from './ids.ts';

const COLUMNS = 3;

const SHIP_SPACES_IN_ORDER = Array.from({ length: SHIP_SPACES }, (_, shipSpace) => shipSpace);
const lineOf = (name: string): number => PORT_LINES.indexOf(name as PortLine);

/** The lines of each Ship space, its row and its column, as indices of PORT_LINES. */
export const rowLines = Uint8Array.from(SHIP_SPACES_IN_ORDER, (shipSpace) => lineOf(`row${Math.floor(shipSpace / COLUMNS) + 1}`));
export const columnLines = Uint8Array.from(SHIP_SPACES_IN_ORDER, (shipSpace) => lineOf(`column${(shipSpace % COLUMNS) + 1}`));

/** The three Ship spaces of each line. */
export const shipSpacesOfLine: readonly (readonly number[])[] = Array.from({ length: PORT_LINE_COUNT }, (_, line) =>
  SHIP_SPACES_IN_ORDER.filter((shipSpace) => rowLines[shipSpace] === line || columnLines[shipSpace] === line),
);

/** Returns the line of a House space. Each line has its blue House space first, then its red one. */
export const lineOfSpace = (portSpace: number): number => portSpace >> 1;
export const isRed = (portSpace: number): boolean => (portSpace & 1) === 1;
/** Returns the other House space of the pair. */
export const otherOfPair = (portSpace: number): number => portSpace ^ 1;

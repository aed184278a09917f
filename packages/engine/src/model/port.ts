/** The geometry of the Port: three rows and three columns of Ships, a line with a pair of House spaces for each (C-35). */
import { PORT_LINES, type PortLine } from '../edition/types.ts';
import { PORT_LINE_COUNT, SHIP_SPACES } from './ids.ts';

const COLUMNS = 3;

const SHIP_SPACES_IN_ORDER = Array.from({ length: SHIP_SPACES }, (_, shipSpace) => shipSpace);
const lineOf = (name: string): number => PORT_LINES.indexOf(name as PortLine);

/** The line of each Ship space's row and of its column, as places in PORT_LINES. */
export const rowLines = Uint8Array.from(SHIP_SPACES_IN_ORDER, (shipSpace) => lineOf(`row${Math.floor(shipSpace / COLUMNS) + 1}`));
export const columnLines = Uint8Array.from(SHIP_SPACES_IN_ORDER, (shipSpace) => lineOf(`column${(shipSpace % COLUMNS) + 1}`));

/** The three Ship spaces of each line. */
export const shipSpacesOfLine: readonly (readonly number[])[] = Array.from({ length: PORT_LINE_COUNT }, (_, line) =>
  SHIP_SPACES_IN_ORDER.filter((shipSpace) => rowLines[shipSpace] === line || columnLines[shipSpace] === line),
);

/** House spaces: the blue one of a line, then its red one. */
export const lineOfSpace = (portSpace: number): number => portSpace >> 1;
export const isRed = (portSpace: number): boolean => (portSpace & 1) === 1;
/** The other space of the pair. */
export const otherOfPair = (portSpace: number): number => portSpace ^ 1;

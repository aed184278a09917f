/** The geometry of the Port: three rows and three columns of Ships, a line with a pair of House spaces for each (C-35). */
import { PORT_LINES, type PortLine } from '../edition/types.ts';
import { PORT_LINE_COUNT } from './ids.ts';

const COLUMNS = 3;

/** The line of a Ship space's row and of its column, as places in PORT_LINES. */
export const rowLine = (shipSpace: number): number => PORT_LINES.indexOf(`row${Math.floor(shipSpace / COLUMNS) + 1}` as PortLine);
export const columnLine = (shipSpace: number): number => PORT_LINES.indexOf(`column${(shipSpace % COLUMNS) + 1}` as PortLine);

const SHIP_SPACES_IN_ORDER = Array.from({ length: COLUMNS * COLUMNS }, (_, shipSpace) => shipSpace);

/** The three Ship spaces of each line. */
export const shipSpacesOfLine: readonly (readonly number[])[] = Array.from({ length: PORT_LINE_COUNT }, (_, line) =>
  SHIP_SPACES_IN_ORDER.filter((shipSpace) => rowLine(shipSpace) === line || columnLine(shipSpace) === line),
);

/** House spaces: the blue one of a line, then its red one. */
export const lineOfSpace = (portSpace: number): number => portSpace >> 1;
export const isRed = (portSpace: number): boolean => (portSpace & 1) === 1;
/** The other space of the pair. */
export const otherOfPair = (portSpace: number): number => portSpace ^ 1;

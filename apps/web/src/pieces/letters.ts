/**
 * The smallest font size on the board, in its units: 12 pixels on a screen 1366 pixels wide, where the board is drawn slightly smaller than
 * its units.
 */
export const SMALLEST = 12.75;

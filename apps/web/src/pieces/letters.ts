/** The smallest letters on the board, in its units: 12 pixels on a screen of 1366, where the board is drawn a little smaller than its units. */
export const SMALLEST = 12.75;

/** The colours of the players. */
export const PLAYER_COLOURS = ['purple', 'orange', 'red', 'black'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

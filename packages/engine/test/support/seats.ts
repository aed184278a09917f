/** The players of the rulebook's examples, in clockwise order, as seat numbers. */
export const RED = 0;
export const PURPLE = 1;
export const ORANGE = 2;
export const BLACK = 3;

const SEAT_NAMES = ['Red', 'Purple', 'Orange', 'Black'] as const;

export const seatName = (seat: number): string => SEAT_NAMES[seat] ?? `seat ${seat}`;

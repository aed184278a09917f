/** Whole numbers as they stand in tables. */

/** With a true minus, which is as wide as a figure. */
export const figure = (amount: number): string => (amount < 0 ? `−${-amount}` : `${amount}`);

/** With its sign, as a change. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : figure(amount));

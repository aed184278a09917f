/** Whole numbers in tables. */

/** Uses a true minus sign, which is as wide as a digit. */
export const figure = (amount: number): string => (amount < 0 ? `−${-amount}` : `${amount}`);

/** With a plus or minus sign, as for a change. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : figure(amount));

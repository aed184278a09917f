/** Goods by colour, in the order of RESOURCE_COLOURS. */
export type Amounts = readonly number[];

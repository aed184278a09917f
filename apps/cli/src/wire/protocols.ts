/** The versions of the protocol that programs can ask for (decision 0034). A new one is made when a program written for the last could be misled. */
export const PROTOCOLS = [1, 2] as const;
export type Protocol = (typeof PROTOCOLS)[number];
/** Of a program that does not ask for any. */
export const FIRST_PROTOCOL: Protocol = 1;

/** The versions of the protocol (decision 0034). A new one is made when a program written for the last could be misled. */
export const PROTOCOLS = [1, 2] as const;
export type Protocol = (typeof PROTOCOLS)[number];
/** The version for programs that do not ask for one. */
export const FIRST_PROTOCOL: Protocol = 1;

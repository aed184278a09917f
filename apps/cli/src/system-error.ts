/** Errors of the system. */

/** Returns the code, such as `ENOENT`; the message if there is none. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

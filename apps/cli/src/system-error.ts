/** What the system says when it refuses something. */

/** Its code, such as `ENOENT`; the error in words where there is none. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

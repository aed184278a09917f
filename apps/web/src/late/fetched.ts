/** Thrown when a part of the page that loads late cannot be loaded: offline, or replaced by a new version on the server. */

export class NotFetched extends Error {
  constructor(cause: unknown) {
    super('a part of the page could not be fetched', { cause });
    this.name = 'NotFetched';
  }
}

/** Returns the imported module. Throws `NotFetched`, so that nobody takes a failed load for a damaged game or file. */
export const fetched = <T>(part: Promise<T>): Promise<T> =>
  part.catch((cause) => {
    throw new NotFetched(cause);
  });

/** Parts of the page that come late, and what is thrown where one cannot be fetched: the line may be down, or a new version is on the server. */

export class NotFetched extends Error {
  constructor(cause: unknown) {
    super('a part of the page could not be fetched', { cause });
    this.name = 'NotFetched';
  }
}

/** What an import gives. Throws `NotFetched`, so that nobody takes it for a fault of what was to be opened. */
export const fetched = <T>(part: Promise<T>): Promise<T> =>
  part.catch((cause) => {
    throw new NotFetched(cause);
  });

/** A name that nothing else has. `randomUUID` would be one, but browsers give it only to pages that come over a secure line. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The browser's storage for small values, or a stand-in that stores nothing if the browser forbids storage: it then throws on access. */
export type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const FORGETFUL: SmallStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

export function smallStorage(): SmallStorage {
  try {
    return localStorage;
  } catch {
    return FORGETFUL;
  }
}

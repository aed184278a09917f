/** The browser's storage of small things; one that keeps nothing where the browser forbids it, which it does by throwing at a look. */
export type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const FORGETFUL: SmallStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

export function smallStorage(): SmallStorage {
  try {
    return localStorage;
  } catch {
    return FORGETFUL;
  }
}

/** The browser's storage of small things; one that keeps nothing where the browser forbids it, which it does by throwing at a look. */
type SmallStorage = Pick<Storage, 'getItem' | 'setItem'>;

const FORGETFUL: SmallStorage = { getItem: () => null, setItem: () => undefined };

export function smallStorage(): SmallStorage {
  try {
    return localStorage;
  } catch {
    return FORGETFUL;
  }
}

/** What fails in a click or an effect is thrown by the next drawing: then the page says so, instead of standing still. */
import { useState } from 'react';

/** The function stays the same from drawing to drawing. */
export function useFailing(): (error: unknown) => void {
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  const [fail] = useState(() => (error: unknown) => setFailed({ error }));
  if (failed !== null) throw failed.error;
  return fail;
}

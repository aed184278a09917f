/** An error in a click or an effect is thrown again in the next render, so that the page reports it instead of standing still. */
import { useState } from 'react';

/** The function is the same in every render. */
export function useFailing(): (error: unknown) => void {
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  const [fail] = useState(() => (error: unknown) => setFailed({ error }));
  if (failed !== null) throw failed.error;
  return fail;
}

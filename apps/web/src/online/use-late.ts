/** Whether a condition has held for a while. */
import { useEffect, useState } from 'react';

export function useLate(is: boolean, ms: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!is) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [is, ms]);
  return is && isLate;
}

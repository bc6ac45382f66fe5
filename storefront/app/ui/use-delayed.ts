import { useEffect, useState } from 'react';

/**
 * True once `value` has been true for a while: what would only flash is never shown.
 * @param milliseconds how long
 */
export function useDelayed(value: boolean, milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);

  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [value, milliseconds]);

  return value && passed;
}

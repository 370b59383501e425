import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for a while, in milliseconds. */
export function useDebounced<T>(value: T, pauseMs = 150): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

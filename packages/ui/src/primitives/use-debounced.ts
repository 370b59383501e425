import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `pauseMs` milliseconds. */
export function useDebounced<T>(value: T, pauseMs = 150): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

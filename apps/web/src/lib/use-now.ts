import { useEffect, useState } from 'react';

const tickMs = 30_000;

/** The moment of now, renewed every half minute, so that what is left of a deadline stays true. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

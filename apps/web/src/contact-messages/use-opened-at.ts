import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref with the time when a form was opened, in milliseconds. A restored draft may set an earlier time. */
export function useOpenedAt(): RefObject<number> {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current ||= Date.now();
  }, []);
  return openedAt;
}

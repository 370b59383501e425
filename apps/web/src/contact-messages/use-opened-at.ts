import { type RefObject, useEffect, useRef } from 'react';

/** The moment when a form was opened, in milliseconds; a draft may know an earlier one. */
export function useOpenedAt(): RefObject<number> {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current ||= Date.now();
  }, []);
  return openedAt;
}

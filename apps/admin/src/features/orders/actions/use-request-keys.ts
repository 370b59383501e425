import { useRef } from 'react';

/** One key for each thing that is asked for: pressing twice, or again after a lost answer, asks for it once. */
export function useRequestKeys() {
  const keys = useRef(new Map<string, string>());
  return (what: string): string => {
    const known = keys.current.get(what);
    if (known) return known;
    const made = crypto.randomUUID();
    keys.current.set(what, made);
    return made;
  };
}

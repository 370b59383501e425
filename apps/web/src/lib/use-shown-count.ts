import { useState } from 'react';
import { changeCount, readPlace, usePlace } from './place-memory';
import { useHydrated } from './use-hydrated';

/** Number of items that a list shows, which is the same when one comes back to it. */
export function useShownCount(list: string, initial: number): [number, (count: number) => void] {
  const place = usePlace();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<number>();
  const remembered = isHydrated ? readPlace(place).counts?.[list] : undefined;
  return [
    chosen ?? remembered ?? initial,
    (count) => {
      changeCount(place, list, count);
      setChosen(count);
    },
  ];
}

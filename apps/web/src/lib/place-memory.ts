import { type Location, useLocation } from 'react-router';

/** Page from which one came, and the number of steps back to it in the history. */
type CameFrom = { to: string; steps: number };

/** State of one entry of the history, with which going back to it shows the same as before. */
type Place = {
  /** Scroll position in pixels. */
  top?: number;
  /** Numbers of loaded pages, or of shown items, by list. */
  counts?: Record<string, number>;
  from?: CameFrom | undefined;
};

/* Session storage ends with the tab and is cleared at a sign-out. */
const storageKey = 'visited_places';
const maxPlaces = 50;

/**
 * Returns the name of an entry of the history. The first entry of each page load has the same key, so a hash of the address
 * is included. The address itself may contain a secret, such as a token from an email.
 */
export function placeOf({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  let hash = 0;
  for (const char of pathname + search) hash = (hash * 31 + char.charCodeAt(0)) | 0;
  return `${key} ${hash}`;
}

/** Returns the name of the current entry of the history. */
export function usePlace(): string {
  return placeOf(useLocation());
}

/** Returns the stored state of an entry of the history. */
export function readPlace(place: string): Place {
  return readPlaces().find(([name]) => name === place)?.[1] ?? {};
}

/** Stores changed fields of an entry of the history. Only the latest fifty entries are stored. */
export function changePlace(place: string, change: Place): void {
  const others = readPlaces().filter(([name]) => name !== place);
  const places = [...others, [place, { ...readPlace(place), ...change }]].slice(-maxPlaces);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Without storage, pages open at their top.
  }
}

/** Stores how many pages or items of a list are shown. */
export function changeCount(place: string, list: string, count: number): void {
  const { counts } = readPlace(place);
  if (counts?.[list] !== count) changePlace(place, { counts: { ...counts, [list]: count } });
}

function readPlaces(): [string, Place][] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    // Only this file writes the entry.
    return Array.isArray(places) ? (places as [string, Place][]) : [];
  } catch {
    return [];
  }
}

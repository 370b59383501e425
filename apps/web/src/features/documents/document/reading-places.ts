import { isRecord, parseJson, storedText, type TextStorage } from '@aw/ui/drafts/browser-draft';
import { readingPlacesKey } from '~/lib/remove-typed-texts';

/** Number of documents whose page is kept in a browser, those that were read last. */
const maxPlaces = 50;

/** The page that was read last in each document, in this browser. With blocked storage, none is kept. */
export type ReadingPlaces = {
  /** Returns the page, or 1. */
  read: (documentId: number) => number;
  save: (documentId: number, page: number) => void;
  clear: () => void;
};

/** Creates the places in a storage. `storage` is a function, because a browser that blocks storage throws when it is accessed. */
export function readingPlaces(storage: () => TextStorage = () => localStorage): ReadingPlaces {
  const stored = storedText(readingPlacesKey, storage);
  const read = () => parsePlaces(parseJson(stored.read()));
  return {
    read: (documentId) => read().find(([id]) => id === documentId)?.[1] ?? 1,
    save: (documentId, page) => {
      const others = read().filter(([id]) => id !== documentId);
      // The first page is where reading begins anyway.
      const places = page > 1 ? [[documentId, page], ...others].slice(0, maxPlaces) : others;
      if (places.length === 0) stored.remove();
      else stored.save(JSON.stringify({ places }));
    },
    clear: () => stored.remove(),
  };
}

/** Returns the pairs of document and page in a stored value. Anything else in it is ignored. */
function parsePlaces(value: unknown): [number, number][] {
  if (!isRecord(value) || !Array.isArray(value.places)) return [];
  return value.places.filter(
    (place): place is [number, number] =>
      Array.isArray(place) && place.length === 2 && place.every((part) => Number.isInteger(part) && part > 0),
  );
}

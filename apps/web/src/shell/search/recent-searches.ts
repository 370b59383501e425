import { parseJson, storedText, type TextStorage } from '@aw/ui/drafts/browser-draft';
import { recentSearchesKey } from '~/lib/remove-typed-texts';

const maxSearches = 8;
const maxLength = 200;

/** Searches of this browser, the latest first. With blocked storage there are none, and none are stored. */
export type RecentSearches = {
  read: () => string[];
  /** Puts a search first. One that differs only in upper and lower case or in spaces is replaced. */
  add: (words: string) => void;
  remove: (words: string) => void;
  clear: () => void;
};

/** Creates the list in a storage. `storage` is a function, because a browser that blocks storage throws when it is accessed. */
export function recentSearches(storage: () => TextStorage = () => localStorage): RecentSearches {
  const stored = storedText(recentSearchesKey, storage);
  const read = () => parseSearches(parseJson(stored.read()));
  const save = (searches: string[]) => {
    if (searches.length === 0) stored.remove();
    else stored.save(JSON.stringify(searches.slice(0, maxSearches)));
  };
  return {
    read,
    add: (words) => {
      const shown = words.trim().replaceAll(/\s+/g, ' ').slice(0, maxLength);
      if (shown !== '') save([shown, ...without(read(), shown)]);
    },
    remove: (words) => save(without(read(), words)),
    clear: stored.remove,
  };
}

function without(searches: string[], words: string): string[] {
  return searches.filter((one) => one.toLowerCase() !== words.toLowerCase());
}

/** Returns the searches in a stored value. Anything else in it is ignored. */
function parseSearches(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one) => typeof one === 'string' && one !== '').slice(0, maxSearches);
}

import { parseJson, storedText, type TextStorage } from '@aw/ui/drafts/browser-draft';
import { recentSearchesKey } from '~/lib/remove-typed-texts';

const maxSearches = 8;
const maxLength = 200;

/** Searches of this browser, the latest first. With blocked storage there are none, and none are stored. */
export type RecentSearches = {
  /** Returns the searches; those of `rememberSearch` become a part of the list. */
  read: () => string[];
  /** Puts a search first. One that differs only in upper and lower case or in spaces is replaced. */
  add: (words: string) => void;
  remove: (words: string) => void;
  clear: () => void;
};

/** Creates the list in a storage. `storage` is a function, because a browser that blocks storage throws when it is accessed. */
export function recentSearches(storage: () => TextStorage = () => localStorage): RecentSearches {
  const stored = storedText(recentSearchesKey, storage);
  const save = (searches: string[]) => {
    if (searches.length === 0) stored.remove();
    else stored.save(JSON.stringify(searches.slice(0, maxSearches)));
  };
  const read = () => {
    const lines = (stored.read() ?? '').split('\n');
    const list = parseSearches(parseJson(lines.pop() ?? null));
    if (lines.length === 0) return list;
    const all = lines.reduceRight(withFirst, list).slice(0, maxSearches);
    save(all);
    return all;
  };
  return {
    read,
    add: (words) => save(withFirst(read(), words)),
    remove: (words) => save(without(read(), words)),
    clear: stored.remove,
  };
}

function withFirst(searches: string[], words: string): string[] {
  const shown = words.trim().replaceAll(/\s+/g, ' ').slice(0, maxLength);
  return shown === '' ? searches : [shown, ...without(searches, shown)];
}

function without(searches: string[], words: string): string[] {
  return searches.filter((one) => one.toLowerCase() !== words.toLowerCase());
}

/** Returns the searches in a stored value. Anything else in it is ignored. */
function parseSearches(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one) => typeof one === 'string' && one !== '').slice(0, maxSearches);
}

import { type BrowserDraft, browserDraft, type TextStorage } from '@aw/ui/drafts/browser-draft';

/** Text that has not reached the server yet, and the time of saving of the server's copy it is based on. */
export type LocalCopy<T> = { values: T; basedOn: string | null };

/** Returns a person's draft in this browser, stored under a name. */
export function localCopy<T>(
  name: string,
  userId: string,
  parse: (stored: unknown) => T | undefined,
  storage: () => TextStorage = () => localStorage,
): BrowserDraft<LocalCopy<T>> {
  return browserDraft<LocalCopy<T>>({
    key: name,
    storage,
    userId,
    parse: ({ values: stored, basedOn }) => {
      const values = parse(stored);
      if (values === undefined) return undefined;
      return { values, basedOn: typeof basedOn === 'string' ? basedOn : null };
    },
  });
}

import type { TextStorage } from '@aw/ui/drafts/browser-draft';
import { recentSearchesKey } from '~/lib/remove-typed-texts';

/**
 * Stores a search at once, on a line before the list of recent searches, which reads such lines. Every page loads this
 * file, but the list only when somebody wants to search.
 */
export function rememberSearch(words: string, storage: () => TextStorage = () => localStorage): void {
  try {
    storage().setItem(recentSearchesKey, `${words}\n${storage().getItem(recentSearchesKey) ?? ''}`);
  } catch {
    // A browser that blocks storage stores nothing.
  }
}

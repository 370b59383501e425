import type { TextStorage } from '@aw/ui/drafts/browser-draft';
import { recentSearchesKey } from '~/lib/remove-typed-texts';

const maxLines = 8;
const maxLength = 200;

/**
 * Stores a search at once, on a line before the list of recent searches, which reads such lines. Every page loads this
 * file, but the list only when somebody wants to search.
 */
export function rememberSearch(words: string, storage: () => TextStorage = () => localStorage): void {
  try {
    const lines = (storage().getItem(recentSearchesKey) ?? '').split('\n');
    const list = lines.pop();
    const kept = [words.slice(0, maxLength), ...lines].slice(0, maxLines);
    if (words.trim() !== '') storage().setItem(recentSearchesKey, [...kept, list].join('\n'));
  } catch {
    // A browser that blocks storage stores nothing.
  }
}

import { isRecord } from '@aw/ui/drafts/browser-draft';
import { tabDraft } from './tab-drafts';

type SelectedQuote = { key: string; words: string };

const stored = tabDraft('selected_quote', ({ key, words }): SelectedQuote | undefined =>
  typeof key === 'string' && typeof words === 'string' ? { key, words } : undefined,
);

/**
 * Keeps selected words for the page that a navigation opens, and returns the navigation's state. The state is only a key:
 * the history outlives a sign-out, and the words could be those of a locked page.
 */
export function keepSelectedQuote(words: string): { quote: string } {
  const key = crypto.randomUUID();
  stored.save({ key, words });
  return { quote: key };
}

/** Returns the words that were kept for a navigation with this state, or null. */
export function readSelectedQuote(state: unknown): string | null {
  if (!isRecord(state) || typeof state.quote !== 'string') return null;
  const quote = stored.read();
  return quote?.key === state.quote ? quote.words : null;
}

import type { ChatMessage, Citation } from './chat';

type Withheld = Pick<Citation, 'withheld' | 'source'>;

/** Returns the words shown instead of a quote that its reader may not read; null for one that is given. */
export function withheldQuoteText({ withheld, source }: Withheld): string | null {
  if (!withheld) return null;
  if (withheld === 'locked')
    return source.kind === 'explanation'
      ? 'An explanation of a quiz that you have not finished.'
      : 'A quote from a locked page.';
  return source.kind === 'page'
    ? 'A quote from a page that is no longer available.'
    : 'A quote that is no longer available.';
}

/** Says why an answer of a model is not given to its reader; null for one that is. */
export function withheldAnswerText({ withheld }: Pick<ChatMessage, 'withheld'>): string | null {
  if (!withheld) return null;
  return {
    locked: 'It was written from pages that are locked for you. Unlock them to read the answer.',
    unavailable: 'It was written from pages that are no longer available.',
    unknown: 'It is not known from which pages it was written, so only the person who asked can see it.',
  }[withheld];
}

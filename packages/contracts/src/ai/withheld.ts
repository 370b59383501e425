import type { ChatMessage, Citation } from './chat';

type Withheld = Pick<Citation, 'withheld' | 'source'>;

/** Returns the text shown in place of a quote that its reader may not read; null if they may. */
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

/** Returns the reason why an answer of a model is withheld from its reader; null if it is not. */
export function withheldAnswerText({ withheld }: Pick<ChatMessage, 'withheld'>): string | null {
  if (!withheld) return null;
  return {
    locked: 'This answer was written from pages that are locked for you. Unlock the document to read it.',
    unavailable: 'This answer was written from pages that are no longer available.',
    unknown:
      'We do not know which pages this answer was written from, so only the person who asked can see it.',
  }[withheld];
}

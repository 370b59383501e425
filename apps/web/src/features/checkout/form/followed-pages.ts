import { pagesOf } from '@aw/pricing';
import { wordsOf } from '../order-values';

const pagesText = (words: string) => String(pagesOf(wordsOf(words)));

/** Returns the number of pages for the current words, or undefined if the customer has typed another number. */
export function pagesForWords(pages: string, wordsBefore: string, wordsNow: string): string | undefined {
  const isOwn = pages.trim() !== '' && pages.trim() !== pagesText(wordsBefore);
  return isOwn ? undefined : pagesText(wordsNow);
}

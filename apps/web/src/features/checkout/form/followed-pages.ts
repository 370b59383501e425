import { pagesOf } from '@aw/pricing';
import { wordsOf } from '../order-values';

const pagesText = (words: string) => String(pagesOf(wordsOf(words)));

/** The pages for the words as they are now; undefined once somebody has set pages of their own. */
export function followedPages(pages: string, wordsBefore: string, wordsNow: string): string | undefined {
  const isOwn = pages.trim() !== '' && pages.trim() !== pagesText(wordsBefore);
  return isOwn ? undefined : pagesText(wordsNow);
}

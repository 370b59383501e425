import * as search from '@aw/db/search';
import * as staff from '@aw/db/staff';
import type { Context } from '../../../context';

const wordsAtOnce = 500;
const batchesPerRun = 4;

/**
 * Forgets words of documents that are no longer listed and words that no question has any more. Otherwise a search could
 * complete or correct what is typed to a word of an erased text. Each run of the clean-up looks at the next words, and begins again after the last one.
 */
export async function forgetOldWords({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const table of search.forgettableWords) {
    const fact = `checked-words:${table}`;
    const stored = await staff.findFact(db, fact);
    let after = typeof stored === 'string' ? stored : '';
    for (let batch = 0; batch < batchesPerRun; batch++) {
      after = (await search.forgetNextWords(db, table, { after, limit: wordsAtOnce })) ?? '';
      if (after === '') break;
    }
    // Writing a fact empties the caches of every process.
    if (after !== (stored ?? '')) await staff.setFact(db, fact, after);
  }
}

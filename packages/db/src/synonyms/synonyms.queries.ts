import type { Database } from '../database';

/** Words that people type, and other words for the same. All words are folded. */
export type Synonym = {
  words: string[];
  /** At most three, each with the words that must be found together. */
  meanings: string[][];
};

/**
 * Lists what each word or phrase also means. A mutual entry gives one item for each of its phrases, so each phrase is
 * listed once, with at most three others.
 */
export async function listAll(db: Database): Promise<Synonym[]> {
  const entries = await db
    .selectFrom('synonyms')
    .select(['words', 'meanings', 'is_mutual'])
    .orderBy('words')
    .execute();
  return entries.flatMap(({ words, meanings, is_mutual: isMutual }) => {
    const phrases = [words, ...meanings];
    const sources = isMutual ? phrases : [words];
    return sources.map((source) => ({
      words: source.split(' '),
      meanings: phrases.filter((phrase) => phrase !== source).map((phrase) => phrase.split(' ')),
    }));
  });
}

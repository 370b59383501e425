import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';
import type { ExpandedSearch } from './expand-search';
import { planOf } from './similar-plan';
import { tsqueryOf, type WordForm, type WordQuery } from './word-query';
import { readWordStatistics, shareOf } from './word-statistics';

/** Maximum number of texts that are compared: those with the rarest words, or several of them. */
export const maxCandidates = 300;
/** Maximum number of texts of one choice of words. */
export const maxPerChoice = 100;
/** Share that is assumed for a word that is in no text. */
const minShare = 1e-6;

export type Term = { query: string; weight: number };

/** Candidates, and the terms by which they are ranked: rare ones weigh more. */
export type SomeWordsPlan = { queries: string[]; terms: Term[] };

/**
 * Plans a search for some of the words: which combinations are rare enough to compare all that have them. Undefined for a
 * single word.
 */
export async function planSomeWords(
  db: Database,
  search: ExpandedSearch,
  column: 'documents.search_words' | 'questions.search_words',
): Promise<SomeWordsPlan | undefined> {
  const query = search.queries.text.flatMap(pairsOf);
  if (query.length < 2) return undefined;
  const { [column]: texts } = await readWordStatistics(db, [column]);
  const known = query.map((forms) => {
    const share = Math.max(minShare, shareOf([forms], texts));
    const isRare = share * Math.max(1, texts.rows) <= maxPerChoice;
    return { query: `(${tsqueryOf([forms])})`, isRare, share };
  });
  const { queries } = planOf(known, Math.max(1, texts.rows));
  // Not squared as for similar titles: the number of words counts first.
  const terms = known.map(({ query: text, share }) => ({ query: text, weight: 1 - Math.log(share) }));
  return { queries, terms };
}

/** Returns the pairs of letters of a script without spaces as terms of their own: some of them may be a word. */
export function pairsOf(forms: readonly WordForm[]): WordQuery {
  const [only] = forms;
  if (!only || forms.length > 1 || only.isSideBySide || only.places.length < 2) return [forms];
  return only.places.map((place) => [{ places: [place], isSideBySide: false }]);
}

/** Counts the terms that a text has, and adds less than one for how rare they are. */
export function scoreOf(terms: readonly Term[], words: RawBuilder<unknown>): RawBuilder<number> {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const each = terms.map(
    ({ query, weight }) =>
      sql`case when ${words} @@ ${query}::tsquery then ${sql.lit(1 + weight / (total + 1))}::float8 else 0 end`,
  );
  return sql<number>`(${sql.join(each, sql` + `)})`;
}

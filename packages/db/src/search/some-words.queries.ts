import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';
import { cardColumns, cards } from '../documents/card-columns';
import { type DocumentFilter, matchesFilter } from '../documents/document-filter';
import { planOf } from '../questions/similar-plan';
import type { ExpandedSearch } from '../words/expand-search';
import { anyTermOf, tsqueryOf, type WordForm, type WordQuery } from '../words/word-query';
import { readWordStatistics, shareOf } from '../words/word-statistics';
import type { DocumentHit } from './search.queries';

/** Maximum number of documents that are compared: those with the rarest words, or several of them. */
const maxCandidates = 300;
/** Maximum number of documents of one choice of words. */
const maxPerChoice = 100;
/** Share that is assumed for a word that is in no text. */
const minShare = 1e-6;

type Term = { query: string; weight: number };

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
function pairsOf(forms: readonly WordForm[]): WordQuery {
  const [only] = forms;
  if (!only || forms.length > 1 || only.isSideBySide || only.places.length < 2) return [forms];
  return only.places.map((place) => [{ places: [place], isSideBySide: false }]);
}

/**
 * Lists listed documents whose title, fields or free pages have some of the words of a search: the most words first, then
 * the rarest, then those with them in the title. Never by locked pages. Empty for a single word.
 */
export async function listWithSome(
  db: Database,
  filter: DocumentFilter & { search: ExpandedSearch },
  limit: number,
): Promise<DocumentHit[]> {
  const { search } = filter;
  const plan = await planSomeWords(db, search, 'documents.search_words');
  if (!plan) return [];
  const any = anyTermOf(search.queries.text.flatMap(pairsOf));
  const inFilter = db
    .selectFrom('documents as d')
    .select('d.id')
    .where((eb) => matchesFilter(eb, filter))
    .where(sql<boolean>`d.search_words @@ choice.query`);
  const best = sql<{ id: number; score: number }>`(
    select id, ${scoreOf(plan.terms, sql`search_words`)} + ${titleScore(plan.terms)} as score from documents
    where id in (
      select distinct id from (
        select found.id from unnest(${plan.queries}::tsquery[]) with ordinality as choice (query, place),
          lateral (${inFilter} limit ${sql.lit(maxPerChoice)} offset 0) as found
        order by place limit ${sql.lit(maxCandidates)}) as each)
    order by score desc, uploaded_at desc, id desc limit ${limit})`;
  const isOpen =
    filter.readerId === undefined
      ? sql<boolean>`false`
      : sql<boolean>`(d.uploader_id is not distinct from ${filter.readerId} or exists (
          select from document_unlocks u where u.user_id = ${filter.readerId} and u.document_id = d.id))`;
  const rows = await cards(db)
    .innerJoin(best.as('best'), 'best.id', 'd.id')
    .select(cardColumns)
    .select([sql<number>`0`.as('lead'), isOpen.as('is_open'), hits(any).as('hits')])
    .orderBy('best.score', 'desc')
    .orderBy('d.uploaded_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
  return rows;
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

/** Less than a term counts for the rarity of all: titles decide among equal numbers of words. */
function titleScore(terms: readonly Term[]): RawBuilder<number> {
  const each = terms.map(
    ({ query }) =>
      sql`case when search_title @@ ${query}::tsquery then ${sql.lit(0.5 / terms.length)}::float8 else 0 end`,
  );
  return sql<number>`(${sql.join(each, sql` + `)})`;
}

function hits(any: string | null) {
  return sql<DocumentHit['hits']>`(select json_agg(hit) from (
    select p.number, p.text, w.is_free from page_words w
    join document_pages p on p.document_id = w.document_id and p.number = w.number
    where w.document_id = d.id and w.is_free and w.words @@ ${any}::tsquery
    order by w.number limit 4) hit)`;
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { cardColumns, cards } from '../documents/card-columns';
import { type DocumentFilter, matchesFilter } from '../documents/document-filter';
import { runUnnamed } from '../hot-statement';
import type { ExpandedSearch } from '../words/expand-search';
import { candidateIds, pairsOf, planSomeWords, scoreOf, type Term } from '../words/some-words';
import { anyTermOf } from '../words/word-query';
import type { DocumentHit } from './search.queries';
import { segmentSize } from './search-plan';

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
  const plan = await planSomeWords(db, search, { column: 'documents.search_words', segmentSize });
  if (!plan) return [];
  const any = anyTermOf(search.queries.text.flatMap(pairsOf));
  const matching = (also: RawBuilder<SqlBool>) =>
    sql`${db
      .selectFrom('documents as d')
      .select('d.id')
      .where((eb) => matchesFilter(eb, filter))
      .where(sql<SqlBool>`d.search_words @@ choice.query and ${also}`)}`;
  const ids = candidateIds(plan, { lastId: sql`(select max(id) from documents)`, segmentSize }, matching);
  const best = sql<{ id: number; score: number }>`(
    select id, ${scoreOf(plan.terms, sql`search_words`)} + ${titleScore(plan.terms)} as score from documents
    where id in (${ids})
    order by score desc, uploaded_at desc, id desc limit ${limit})`;
  const isOpen =
    filter.readerId === undefined
      ? sql<boolean>`false`
      : sql<boolean>`(d.uploader_id is not distinct from ${filter.readerId} or exists (
          select from document_unlocks u where u.user_id = ${filter.readerId} and u.document_id = d.id))`;
  const query = cards(db)
    .innerJoin(best.as('best'), 'best.id', 'd.id')
    .select(cardColumns)
    .select([sql<number>`0`.as('lead'), isOpen.as('is_open'), hits(any, filter.readerId).as('hits')])
    .orderBy('best.score', 'desc')
    .orderBy('d.uploaded_at', 'desc')
    .orderBy('d.id', 'desc');
  return runUnnamed(db, query.compile());
}

/** Less than a term counts for the rarity of all: titles decide among equal numbers of words. */
function titleScore(terms: readonly Term[]): RawBuilder<number> {
  const each = terms.map(
    ({ query }) =>
      sql`case when search_title @@ ${query}::tsquery then ${sql.lit(0.5 / terms.length)}::float8 else 0 end`,
  );
  return sql<number>`(${sql.join(each, sql` + `)})`;
}

/** Without a session, no text of a page is shown. */
function hits(any: string | null, readerId: string | undefined) {
  if (readerId === undefined) return sql<DocumentHit['hits']>`null::json`;
  return sql<DocumentHit['hits']>`(select json_agg(hit) from (
    select p.number, p.text, w.is_free from page_words w
    join document_pages p on p.document_id = w.document_id and p.number = w.number
    where w.document_id = d.id and w.is_free and w.words @@ ${any}::tsquery
    order by w.number limit 4) hit)`;
}

import { sql } from 'kysely';
import type { Database } from '../database';
import { cardColumns, cards } from './card-columns';
import { type DocumentFilter, matching, pageHas, rankOf } from './document-filter';
import { readSearch } from './search-words';

export type DocumentSort = 'relevance' | 'newest' | 'most_viewed' | 'highest_rated';
export type DocumentListOptions = { sort: DocumentSort; limit: number; after?: readonly [number, number] };

const leading = {
  relevance: sql`rank`,
  newest: undefined,
  most_viewed: sql`view_count`,
  highest_rated: sql`rating_hundredths`,
};

/** The leading sort key of a row, as a number for the cursor; 0 where the date leads. */
function leadingValue(sort: DocumentSort) {
  return leading[sort] ?? sql`0`;
}

/**
 * A page of listed documents. `after` is [leading key, id] of the last one seen: the key as it was then, so that rows
 * that move meanwhile are neither shown twice nor skipped.
 */
export async function searchDocuments(db: Database, filter: DocumentFilter, options: DocumentListOptions) {
  const rank = rankOf(filter.q);
  const lead = leading[options.sort];
  const keys = [lead, sql`uploaded_at`, sql`id`].filter((key) => key !== undefined);
  const found = cards(db)
    .select(cardColumns)
    .select(rank.as('rank'))
    .where((eb) => matching(eb, filter));
  let page = db
    .selectFrom(found.as('found'))
    .selectAll('found')
    .select(sql<number>`(${leadingValue(options.sort)})::bigint`.as('lead'));
  if (options.after) {
    const [afterLead, afterId] = options.after;
    const last = sql`select ${lead ? sql`${afterLead}::bigint, ` : sql``}uploaded_at, id from documents where id = ${afterId}`;
    page = page.where(sql<boolean>`(${sql.join(keys)}) < (${last})`);
  }
  for (const key of keys) page = page.orderBy(key, 'desc');
  return page.limit(options.limit).execute();
}

/** So many pages tell which of their lines run through the document, as headers do. */
const pagesPerHit = 4;

/**
 * The first pages of each document that carry every word of `q`, with their text, at most four of each. Pages that are
 * locked for the reader need whole words; of the documents in `openIds` no page is locked.
 */
export async function findPageHits(db: Database, documents: { ids: number[]; openIds: number[] }, q: string) {
  const { beginnings, wholeWords } = readSearch(q);
  if (!beginnings || documents.ids.length === 0) return [];
  const seen = sql`(p.is_free or p.document_id = any(${documents.openIds})) and ${pageHas(beginnings)}`;
  const { rows } = await sql<{ document_id: number; number: number; text: string; is_free: boolean }>`
    select h.* from unnest(${documents.ids}::bigint[]) as d(id), lateral (
      select p.document_id, p.number, p.text, p.is_free from document_pages p
      where p.document_id = d.id and (${wholeWords ? sql`${seen} or ${pageHas(wholeWords)}` : seen})
      order by p.number limit ${pagesPerHit}
    ) h order by h.document_id, h.number`.execute(db);
  return rows;
}

/** Counting stops here: beyond it the exact number helps nobody and costs a scan. */
export const countCap = 1001;

/** How many documents match, at most `countCap`. */
export async function countMatching(db: Database, filter: DocumentFilter): Promise<number> {
  const some = db
    .selectFrom('documents as d')
    .select('d.id')
    .where((eb) => matching(eb, filter))
    .limit(countCap);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Matches by type and subject together, over at most `countCap` of them. */
export async function countByFacet(db: Database, filter: DocumentFilter) {
  const some = db
    .selectFrom('documents as d')
    .select(['d.document_type', 'd.subject'])
    .where((eb) => matching(eb, filter))
    .limit(countCap);
  return db
    .selectFrom(some.as('some'))
    .select(['document_type', 'subject'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(['document_type', 'subject'])
    .execute();
}

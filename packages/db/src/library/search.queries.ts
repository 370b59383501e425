import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { cardColumns, cards } from './card-columns';
import { type DocumentFilter, isAmong } from './document-filter';
import { matchCap, matchesOf } from './search-matches';
import { isNarrow, planSearch, type SearchPlan } from './search-plan';
import { readSearch } from './search-words';
import { tsqueryOf, wordQuery } from './word-query';

export type DocumentSort = 'relevance' | 'newest' | 'most_viewed' | 'highest_rated';
export type DocumentListOptions = { sort: DocumentSort; limit: number; after?: readonly [number, number] };

const leading: Record<DocumentSort, RawBuilder<number> | undefined> = {
  relevance: sql`rank`,
  newest: undefined,
  most_viewed: sql`view_count`,
  highest_rated: sql`rating_hundredths`,
};

/** The order of a list: its leading key, if it has one, then the newest first. */
function keysOf(sort: DocumentSort): RawBuilder<unknown>[] {
  return [leading[sort], sql`uploaded_at`, sql`id`].filter((key) => key !== undefined);
}

/** True for what comes after the last one seen. */
function isAfter(sort: DocumentSort, [afterLead, afterId]: readonly [number, number]): RawBuilder<SqlBool> {
  const lead = leading[sort] ? sql`${afterLead}::bigint, ` : sql``;
  return sql`(${sql.join(keysOf(sort))}) < (select ${lead}uploaded_at, id from documents where id = ${afterId})`;
}

/**
 * A page of listed documents. `after` is [leading key, id] of the last one seen: the key as it was then, so that rows
 * that move meanwhile are neither shown twice nor skipped. A search by words orders what `matchesOf` gives.
 */
export async function searchDocuments(db: Database, filter: DocumentFilter, options: DocumentListOptions) {
  const { q } = filter;
  if (!q) return listCards(db, filter, options);
  // The first page needs no more of each part; whatever else may come next is among as many as are counted.
  const isFirst = options.after === undefined && (options.sort === 'relevance' || options.sort === 'newest');
  const most = isFirst ? options.limit : matchCap;
  const isFull = (page: CardRows) => page.length >= options.limit;
  return (await lookBack(db, { q, most }, (plan) => bestCards(db, plan, filter, options), isFull)) ?? [];
}
type CardRows = Awaited<ReturnType<typeof listCards>>;

/** The cursor's leading key of a row; 0 where the date leads. */
function leadOf(sort: DocumentSort) {
  return sql<number>`(${leading[sort] ?? sql`0`})::bigint`.as('lead');
}

async function listCards(db: Database, filter: DocumentFilter, { sort, limit, after }: DocumentListOptions) {
  const found = cards(db)
    .select(cardColumns)
    .select(sql<number>`0`.as('rank'))
    .where((eb) => isAmong(eb, filter));
  let page = db.selectFrom(found.as('found')).selectAll('found').select(leadOf(sort));
  if (after) page = page.where(isAfter(sort, after));
  for (const key of keysOf(sort)) page = page.orderBy(key, 'desc');
  return page.limit(limit).execute();
}

/** The page of a search; cards are read of what is on it. */
async function bestCards(
  db: Database,
  plan: SearchPlan,
  filter: DocumentFilter,
  { sort, limit, after }: DocumentListOptions,
): Promise<CardRows> {
  const keys = ['id', 'uploaded_at', 'view_count', 'rating_hundredths'] as const;
  const each = db
    .selectFrom(matchesOf(db, plan, filter).as('match'))
    .select(keys)
    .select((eb) => eb.fn.max('rank').as('rank'))
    .groupBy(keys);
  let page = db.selectFrom(each.as('each')).select(['id', 'rank']);
  if (after) page = page.where(isAfter(sort, after));
  for (const key of keysOf(sort)) page = page.orderBy(key, 'desc');
  const found = cards(db)
    .innerJoin(page.limit(limit).as('page'), 'page.id', 'd.id')
    .select(cardColumns)
    .select('page.rank');
  let shown = db.selectFrom(found.as('found')).selectAll('found').select(leadOf(sort));
  for (const key of keysOf(sort)) shown = shown.orderBy(key, 'desc');
  return shown.execute();
}

/** Asks the newest documents first where words are frequent, and more of them until there is enough; undefined without a word. */
async function lookBack<Found>(
  db: Database,
  { q, most }: { q: string; most: number },
  look: (plan: SearchPlan) => Promise<Found>,
  isEnough: (found: Found) => boolean,
): Promise<Found | undefined> {
  for (let widened = 0; ; widened++) {
    const plan = await planSearch(db, q, { most, widened });
    if (!plan) return undefined;
    const found = await look(plan);
    if (isEnough(found) || !isNarrow(plan)) return found;
  }
}

/** So many pages tell which of their lines run through the document, as headers do. */
const pagesPerHit = 4;

/**
 * The first pages of each document that carry every word of `q`, with their text, at most four of each. Pages that are
 * locked for the reader need whole words; of the documents in `openIds` no page is locked.
 */
export async function findPageHits(db: Database, documents: { ids: number[]; openIds: number[] }, q: string) {
  const { terms, hasQuotes } = readSearch(q);
  if (terms.length === 0 || documents.ids.length === 0) return [];
  const has = (as: 'whole' | 'typed') => sql`p.words @@ ${tsqueryOf(wordQuery(terms, as))}::tsquery`;
  const seen = sql`(p.is_free or p.document_id = any(${documents.openIds})) and ${has('typed')}`;
  const { rows } = await sql<{ document_id: number; number: number; text: string; is_free: boolean }>`
    select h.* from unnest(${documents.ids}::bigint[]) as d(id), lateral (
      select p.document_id, p.number, p.text, p.is_free from document_pages p
      where p.document_id = d.id and (${hasQuotes ? seen : sql`${seen} or ${has('whole')}`})
      order by p.number limit ${pagesPerHit}
    ) h order by h.document_id, h.number`.execute(db);
  return rows;
}

/** Matches by type and subject together, over at most `matchCap` documents, and whether there are more than were counted. */
export async function countByFacet(db: Database, filter: DocumentFilter) {
  const { q } = filter;
  if (!q) {
    const some = db
      .selectFrom('documents as d')
      .select(['d.id', 'd.document_type', 'd.subject', sql<number>`0`.as('part')])
      .where((eb) => isAmong(eb, filter));
    return countAmong(db, sql`(${some.limit(matchCap)})`);
  }
  const matches = (plan: SearchPlan) => countAmong(db, matchesOf(db, plan, filter));
  return (
    (await lookBack(db, { q, most: matchCap }, matches, ({ isCapped }) => isCapped)) ?? {
      facets: [],
      isCapped: false,
    }
  );
}

async function countAmong(db: Database, matches: RawBuilder<unknown>) {
  const { rows } = await sql<{ document_type: string; subject: string; count: number; is_capped: boolean }>`
    with found as materialized (select * from ${matches} as match),
      each as (select distinct id, document_type, subject from found limit ${matchCap})
    select document_type, subject, count(*) as count,
      exists (select from found group by part having count(*) >= ${matchCap})
        or (select count(*) from each) >= ${matchCap} as is_capped
    from each group by document_type, subject`.execute(db);
  return { facets: rows, isCapped: rows[0]?.is_capped ?? false };
}

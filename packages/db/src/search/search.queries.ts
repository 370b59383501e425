import { sql } from 'kysely';
import type { Database } from '../database';
import { type CardRow, cardColumns, cards } from '../documents/card-columns';
import { type DocumentFilter, isAmong } from '../documents/document-filter';
import { type DocumentListOptions, isAfter, keysOf, leadOf } from '../documents/document-order';
import { matchCap, matchesOf } from './search-matches';
import { lookBack, type SearchPlan } from './search-plan';
import { asked, runSearch, withAsked } from './search-statement';

/** A page that has the words of a search. */
export type PageHit = { number: number; text: string; is_free: boolean };
/** A document of a list: with the cursor's leading key and, of a person's search, the pages that have its words. */
export type FoundCard = CardRow & { lead: number; is_open: boolean; hits: PageHit[] | null };

/** Pages are of two sizes for the search, so that few statements differ in it. */
const pageSizes = [24, 104];

/**
 * A page of listed documents. `after` is [leading key, id] of the last one seen: the key as it was then, so that rows
 * that move meanwhile are neither shown twice nor skipped. A search by words orders what `matchesOf` gives.
 */
export async function searchDocuments(
  db: Database,
  filter: DocumentFilter,
  options: DocumentListOptions,
): Promise<FoundCard[]> {
  const { q } = filter;
  if (!q) return listCards(db, filter, options);
  // The first page needs no more of each part; whatever else may come next is among as many as are counted.
  const isFirst = options.after === undefined && (options.sort === 'relevance' || options.sort === 'newest');
  const most = (isFirst ? pageSizes.find((size) => size >= options.limit) : undefined) ?? matchCap;
  const isFull = (page: FoundCard[]) => page.length >= options.limit;
  return (await lookBack(db, { q, most }, (plan) => bestCards(db, plan, filter, options), isFull)) ?? [];
}

/** What only a search says of a document. */
const notSearched = [
  sql<number>`0`.as('rank'),
  sql<boolean>`false`.as('is_open'),
  sql<PageHit[] | null>`null::json`.as('hits'),
];

async function listCards(db: Database, filter: DocumentFilter, { sort, limit, after }: DocumentListOptions) {
  const found = cards(db)
    .select(cardColumns)
    .select(notSearched)
    .where((eb) => isAmong(eb, filter));
  let page = db.selectFrom(found.as('found')).selectAll('found').select(leadOf(sort));
  if (after) page = page.where(isAfter(sort, sql`${after[0]}::bigint`, sql`${after[1]}`));
  for (const key of keysOf(sort)) page = page.orderBy(key, 'desc');
  return page.limit(limit).execute();
}

/** The page of a search; cards, and the pages that have the words, are read of what is on it. */
async function bestCards(
  db: Database,
  plan: SearchPlan,
  filter: DocumentFilter,
  { sort, limit, after }: DocumentListOptions,
): Promise<FoundCard[]> {
  const input = { plan, readerId: filter.readerId, after, limit };
  const build = () => {
    const keys = ['id', 'uploaded_at', 'view_count', 'rating_hundredths'] as const;
    const each = db
      .selectFrom(matchesOf(db, plan, filter).as('match'))
      .select(keys)
      .select((eb) => eb.fn.max('rank').as('rank'))
      .groupBy(keys);
    let page = db.selectFrom(each.as('each')).select(['id', 'rank']);
    if (after) page = page.where(isAfter(sort, asked('lead'), asked('after')));
    for (const key of keysOf(sort)) page = page.orderBy(key, 'desc');
    const found = cards(db)
      .innerJoin(page.limit(asked('most')).as('page'), 'page.id', 'd.id')
      .select(cardColumns)
      .select('page.rank')
      .select(isOpenTo(filter.readerId).as('is_open'));
    let shown = withAsked(db, input)
      .selectFrom(found.as('found'))
      .selectAll('found')
      .select([leadOf(sort), hitsOf(plan, filter.readerId).as('hits')]);
    for (const key of keysOf(sort)) shown = shown.orderBy(key, 'desc');
    return shown;
  };
  return runSearch(db, filter, input, { name: sort, build });
}

/** So many pages tell which of their lines run through the document, as headers do. */
const pagesPerHit = 4;

/** Whether a person has uploaded or unlocked `d`. */
function isOpenTo(readerId: string | undefined) {
  return readerId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`(d.uploader_id is not distinct from ${asked('reader')} or exists (
        select from document_unlocks u where u.user_id = ${asked('reader')} and u.document_id = d.id))`;
}

/**
 * The first pages of `found` that carry every word, with their text, for a person. Pages that are locked for them need
 * whole words, and are left out of a search with quotes.
 */
function hitsOf(plan: SearchPlan, readerId: string | undefined) {
  if (readerId === undefined) return sql<PageHit[] | null>`null::json`;
  const seen = sql`(p.is_free or found.is_open) and p.words @@ ${asked('typed')}`;
  const has = plan.lockedPages ? sql`(${seen} or p.words @@ ${asked('whole')})` : seen;
  return sql<PageHit[] | null>`(select json_agg(hit) from (
    select p.number, p.text, p.is_free from document_pages p where p.document_id = found.id and ${has}
    order by p.number limit ${sql.lit(pagesPerHit)}) hit)`;
}

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';
import { type CardRow, cardColumns, cards } from '../documents/card-columns';
import { type DocumentFilter, matchesFilter } from '../documents/document-filter';
import { type DocumentListOptions, isAfter, leadingKey, sortKeys } from '../documents/document-order';
import { readFilterShare } from './filter-share';
import { isBestPage, type Match, matchCap, selectMatches } from './search-matches';
import { type SearchPlan, searchNewestFirst } from './search-plan';
import { inputField, runSearch, withSearchInput } from './search-statement';

/** Page that contains the words of a search. */
export type PageHit = { number: number; text: string; is_free: boolean };
/** Document in a list, with the cursor's leading key and, if a person searches, the pages with the words. */
export type DocumentHit = CardRow & { lead: number; is_open: boolean; hits: PageHit[] | null };

/** Page sizes are rounded up to one of two, so that there are few statements. */
const pageSizes = [24, 104];

/**
 * Lists a page of listed documents. `after` is [leading key, id] of the last one seen: the key as it was then, so that
 * rows that move meanwhile are neither repeated nor skipped. A search by words sorts the results of `selectMatches`.
 */
export async function listDocuments(
  db: Database,
  filter: DocumentFilter,
  options: DocumentListOptions,
): Promise<DocumentHit[]> {
  const { search } = filter;
  if (!search) return listCards(db, filter, options);
  // The first page needs no more from each part; later pages come from as many matches as are counted.
  const isFirst = options.after === undefined && (options.sort === 'relevance' || options.sort === 'newest');
  const most = (isFirst ? pageSizes.find((size) => size >= options.limit) : undefined) ?? matchCap;
  const load = async (plan: SearchPlan) => ({ plan, page: await bestCards(db, plan, filter, options) });
  const isFull = ({ plan, page }: Awaited<ReturnType<typeof load>>) => {
    const last = page.at(-1);
    if (!last || page.length < options.limit) return false;
    const counts = last.part_counts;
    return isBestPage(plan, filter.readerId !== undefined, {
      sort: options.sort,
      lastRank: last.rank,
      counts,
    });
  };
  const filterShare = await readFilterShare(db, filter);
  return (await searchNewestFirst(db, search, most, load, isFull, filterShare)).page;
}

/** Columns of a document that only a search returns. */
const notSearched = [
  sql<number>`0`.as('rank'),
  sql<boolean>`false`.as('is_open'),
  sql<PageHit[] | null>`null::json`.as('hits'),
];

async function listCards(db: Database, filter: DocumentFilter, options: DocumentListOptions) {
  const { limit, after } = options;
  // Without words, nothing is more relevant than something else.
  const sort = options.sort === 'relevance' ? 'newest' : options.sort;
  const filteredCards = cards(db)
    .select(cardColumns)
    .select(notSearched)
    .where((eb) => matchesFilter(eb, filter));
  let page = db.selectFrom(filteredCards.as('found')).selectAll('found').select(leadingKey(sort));
  if (after) page = page.where(isAfter(sort, sql`${after[0]}::bigint`, sql`${after[1]}`));
  for (const key of sortKeys(sort)) page = page.orderBy(key, 'desc');
  return page.limit(limit).execute();
}

/** Lists a page of a search; cards and pages with the words are only read for its documents. */
async function bestCards(
  db: Database,
  plan: SearchPlan,
  filter: DocumentFilter,
  { sort, limit, after }: DocumentListOptions,
): Promise<(DocumentHit & { rank: number; part_counts: Record<string, number> })[]> {
  const input = { plan, readerId: filter.readerId, after, limit };
  const build = () => {
    const matches = selectMatches(db, plan, filter, { sort, isFirstPage: after === undefined });
    const keys = ['id', 'uploaded_at', 'view_count', 'rating_hundredths'] as const;
    const each = db
      .selectFrom(sql<Match>`matched`.as('match'))
      .select(keys)
      .select((eb) => eb.fn.max('rank').as('rank'))
      .groupBy(keys);
    let page = db.selectFrom(each.as('each')).select(['id', 'rank']);
    if (after) page = page.where(isAfter(sort, inputField('lead'), inputField('after')));
    for (const key of sortKeys(sort)) page = page.orderBy(key, 'desc');
    const pageCards = cards(db)
      .innerJoin(page.limit(inputField('most')).as('page'), 'page.id', 'd.id')
      .select(cardColumns)
      .select('page.rank')
      .select(isOpenTo(filter.readerId).as('is_open'));
    let shown = withSearchInput(db, input)
      .with(
        (cte) => cte('matched').materialized(),
        () => db.selectFrom(matches.as('match')).selectAll(),
      )
      .selectFrom(pageCards.as('found'))
      .selectAll('found')
      .select([leadingKey(sort), hitsOf(plan, filter.readerId).as('hits'), partCounts]);
    for (const key of sortKeys(sort)) shown = shown.orderBy(key, 'desc');
    return shown;
  };
  return runSearch(db, filter, input, { name: sort, build });
}

/** Number of matches that each part has given. */
const partCounts = sql<Record<string, number>>`(select jsonb_object_agg(part, matches) from (
  select part, count(*) as matches from matched group by part) as counts)`.as('part_counts');

/** Number of pages that show which lines repeat throughout a document, such as headers. */
const pagesPerHit = 4;

/** Condition: the person has uploaded or unlocked `d`. */
function isOpenTo(readerId: string | undefined) {
  return readerId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`(d.uploader_id is not distinct from ${inputField('reader')} or exists (
        select from document_unlocks u where u.user_id = ${inputField('reader')} and u.document_id = d.id))`;
}

/**
 * Returns the first pages of `found` with all of the words, or else with any of them, with their text, for a person.
 * Pages that are locked for them need whole words, and are left out of a search with quotes.
 */
function hitsOf(plan: SearchPlan, readerId: string | undefined) {
  if (readerId === undefined) return sql<PageHit[] | null>`null::json`;
  const isSeen = sql`(w.is_free or found.is_open)`;
  const pages = (has: RawBuilder<unknown>) => sql`(select json_agg(hit) from (
    select p.number, p.text, w.is_free from page_words w
    join document_pages p on p.document_id = w.document_id and p.number = w.number
    where w.document_id = found.id and ${has}
    order by w.number limit ${sql.lit(pagesPerHit)}) hit)`;
  const seen = sql`${isSeen} and w.words @@ ${inputField('text')}`;
  const all = plan.lockedPages ? sql`(${seen} or w.words @@ ${inputField('locked')})` : seen;
  return sql<
    PageHit[] | null
  >`coalesce(${pages(all)}, ${pages(sql`w.is_free and w.words @@ ${inputField('any')}`)})`;
}

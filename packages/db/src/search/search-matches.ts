import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { type DocumentFilter, isUnfiltered, matchesFilter } from '../documents/document-filter';
import type { DocumentSort } from '../documents/document-order';
import { type SearchPlan, type SearchQueries, segmentSize } from './search-plan';
import { inputField, type SourceName } from './search-statement';

/** Maximum number of matches from each part of the library; counts stop here. */
export const matchCap = 1001;

/** Rank of a match by the part that contains the words; among equals the newest comes first. */
const ranks = { exactTitle: 7, wholeTitle: 6, title: 5, about: 4, wholeText: 3, text: 2, pages: 1 } as const;

/** Number of the newest own and of unlocked documents whose locked pages are searched completely. */
const openAtMost = 200;

/** Columns to order and count matches by, so that cards are only read for those that are shown. */
const columns = ['id', 'uploaded_at', 'view_count', 'rating_hundredths', 'document_type', 'subject'] as const;

export type Match = {
  id: number;
  uploaded_at: Date;
  view_count: number;
  rating_hundredths: number;
  document_type: string;
  subject: string;
  rank: number;
  part: number;
};

/** Every part is cut in the order of the list, so that the next page begins where this one ends. */
const newestFirst = sql`uploaded_at desc, id desc`;

/** Query that a column or page is searched for, and the source of the rows. */
type Words = { query: keyof SearchQueries; from: SourceName };
type SearchedColumn = 'search_title' | 'search_about' | 'search_words';
type Part = { rank: number } & (
  | { of: 'exactTitle' | 'ownPages' }
  | { of: 'lockedPages'; from: SourceName }
  | (Words & { of: SearchedColumn })
);

/**
 * Returns the parts of the library that a search looks at, the highest rank first. Without ranks, those that others contain
 * are left out.
 */
function partsOf(plan: SearchPlan, hasReader: boolean, sort: DocumentSort): Part[] {
  const parts: Part[] = [
    { rank: ranks.exactTitle, of: 'exactTitle' },
    { rank: ranks.wholeTitle, of: 'search_title', query: 'whole', from: 'wholeTitle' },
    { rank: ranks.title, of: 'search_title', query: 'title', from: 'otherTitle' },
    { rank: ranks.about, of: 'search_about', query: 'title', from: 'about' },
    { rank: ranks.wholeText, of: 'search_words', query: 'whole', from: 'wholeText' },
    { rank: ranks.text, of: 'search_words', query: 'text', from: 'otherText' },
  ];
  if (hasReader)
    parts.push(
      { rank: ranks.pages, of: 'lockedPages', from: 'lockedPages' },
      { rank: ranks.pages, of: 'ownPages' },
    );
  const contained = new Set<SourceName>(
    sort === 'relevance'
      ? []
      : ['wholeTitle', 'otherTitle', ...(plan.otherText ? ['wholeText' as const] : [])],
  );
  return parts.filter(
    (part) => !('from' in part) || (plan[part.from] !== undefined && !contained.has(part.from)),
  );
}

/**
 * Returns whether a full page is the best one: every part that was looked through in part only, and could have a better
 * match than the last of the page, has given as many as it may.
 */
export function isBestPage(
  plan: SearchPlan,
  hasReader: boolean,
  { sort, lastRank, counts }: { sort: DocumentSort; lastRank: number; counts: Record<string, number> },
): boolean {
  return partsOf(plan, hasReader, sort).every((part, at) => {
    const isNarrow = 'from' in part && plan[part.from] !== 'all';
    const isLower = sort === 'relevance' && part.rank < lastRank;
    return !isNarrow || isLower || (counts[at] ?? 0) >= plan.most;
  });
}

/**
 * Returns the best matches of all parts of the library with their ranks; a document occurs once for each part that
 * matches. With `isFirstPage`, the best parts are enough if one of them fills a page. Used in a statement that begins with
 * `withSearchInput`.
 */
export function selectMatches(
  db: Database,
  plan: SearchPlan,
  filter: DocumentFilter,
  { sort, isFirstPage = false }: { sort: DocumentSort; isFirstPage?: boolean },
) {
  const most = sql.lit(plan.most);
  const among = (rank: number, part: number) =>
    db
      .selectFrom('documents as d')
      .select(columns.map((name) => `d.${name}` as const))
      .select([number(rank).as('rank'), number(part).as('part')])
      .where((eb) => matchesFilter(eb, filter));
  const newestOf = (matches: ReturnType<typeof among>) =>
    matches.orderBy('d.uploaded_at', 'desc').orderBy('d.id', 'desc').limit(most);
  const lockedIds = () => {
    const pages = db
      .selectFrom('page_words as p')
      .select(['p.document_id', 'p.words', 'p.segment'])
      .where(sql<SqlBool>`not p.is_free`);
    const documents = db
      .selectFrom('documents as d')
      .select('d.id')
      .where((eb) => matchesFilter(eb, filter));
    // With a filter that leaves few documents, pages of others are not read.
    const searchedPages = isUnfiltered(filter) ? pages : pages.where('p.document_id', 'in', documents);
    const words = { query: 'locked', from: 'lockedPages' } as const;
    const matches = withWords(plan, words, searchedPages, sql`document_id desc`);
    // Documents are counted, not pages: one document may have the words on very many of them.
    return sql<SqlBool>`d.id = any(array(select distinct document_id from (${matches}) as found))`;
  };
  const parts = partsOf(plan, filter.readerId !== undefined, sort).map((part, at): Expression<unknown> => {
    const documents = among(part.rank, at);
    switch (part.of) {
      case 'exactTitle':
        return newestOf(documents.where(sql<SqlBool>`lower(d.title) = lower(${inputField('exactTitle')})`));
      case 'lockedPages':
        return newestOf(documents.where(lockedIds()));
      case 'ownPages':
        return newestOf(documents.where(isOpenToReader).where(hasOwnPage));
      default: {
        const searched = documents.select([`d.${part.of} as words`, 'd.segment']);
        const matchColumns = sql.join([...columns, 'rank', 'part'].map((name) => sql.ref(name)));
        const matches = withWords(plan, part, searched, newestFirst);
        return sql`select ${matchColumns} from (${matches}) as found order by ${newestFirst} limit ${most}`;
      }
    }
  });
  return isFirstPage && sort === 'relevance' ? untilOneIsFull(parts) : unionOf(parts);
}

function unionOf(parts: readonly Expression<unknown>[]): RawBuilder<Match> {
  return sql`(${sql.join(
    parts.map((one) => sql`(${one})`),
    sql` union all `,
  )})`;
}

/** A part, and those after it, are not searched if an earlier one fills the page: its documents rank higher. */
function untilOneIsFull(parts: readonly Expression<unknown>[]): RawBuilder<Match> {
  const nameOf = (part: number) => sql.ref(`part_${part}`);
  const searched = parts.map((one, part) => {
    const before = Array.from({ length: part }, (_, earlier) => nameOf(earlier));
    const isNotFull = before.map((earlier) => sql`(select count(*) from ${earlier}) < ${inputField('most')}`);
    return sql`${nameOf(part)} as materialized (
      select * from (${one}) as matches where ${sql.join([sql`true`, ...isNotFull], sql` and `)})`;
  });
  const all = parts.map((_, part) => sql`select * from ${nameOf(part)}`);
  return sql`(with ${sql.join(searched)} ${sql.join(all, sql` union all `)})`;
}

function number(value: number) {
  return sql<number>`${sql.lit(value)}`;
}

/** Returns the rows with `words` and `segment` that match a search, from all of them or from the newest. */
function withWords(plan: SearchPlan, words: Words, rows: Expression<unknown>, order: RawBuilder<unknown>) {
  const from = plan[words.from];
  const has = sql`words @@ ${inputField(words.query)}`;
  if (typeof from === 'object' && 'rows' in from) {
    const newest = sql`select * from (${rows}) as one order by ${order} limit ${sql.lit(from.rows)}`;
    return sql`select * from (${newest}) as newest where ${has}`;
  }
  const within = from === 'all' ? has : sql`${has} and ${isInNewest(words.from)}`;
  // Because of "offset 0", the index of words finds them before they are sorted.
  return sql`select * from (${rows}) as one where ${within} offset 0`;
}

function isInNewest(source: SourceName) {
  const segments = sql`(select (segments ->> ${sql.lit(source)})::int from search_input)`;
  return sql`segment = any(array(
    select (last / ${sql.lit(segmentSize)} - back)::int from (select max(id) as last from documents) ids,
      generate_series(0, ${segments} - 1) back))`;
}

const isOpenToReader = sql<SqlBool>`d.id in (
  (select id from documents where uploader_id = ${inputField('reader')} order by uploaded_at desc, id desc limit ${sql.lit(openAtMost)})
  union (select document_id from document_unlocks where user_id = ${inputField('reader')} order by document_id desc limit ${sql.lit(openAtMost)}))`;

/** Document by document, even if the words are frequent elsewhere. */
const hasOwnPage = sql<SqlBool>`(
  select true from page_words p where p.document_id = d.id and p.words @@ ${inputField('text')} limit 1)`;

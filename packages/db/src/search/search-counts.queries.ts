import { sql } from 'kysely';
import type { Database } from '../database';
import { type DocumentFilter, matchesFilter } from '../documents/document-filter';
import { readFilterShare } from './filter-share';
import { matchCap, selectMatches } from './search-matches';
import { type SearchPlan, searchNewestFirst } from './search-plan';
import { runSearch, withSearchInput } from './search-statement';

type Facet = { document_type: string; subject: string; count: number; is_capped: boolean };

/** Counts matches by type and subject together, over at most `matchCap` documents, and says if there are more. */
export async function countByFacet(db: Database, filter: DocumentFilter) {
  const { search } = filter;
  if (!search) return countListed(db, filter);
  const count = async (plan: SearchPlan) => counted(await countMatches(db, plan, filter));
  const filterShare = await readFilterShare(db, filter);
  return searchNewestFirst(db, search, matchCap, count, ({ isCapped }) => isCapped, filterShare);
}

async function countListed(db: Database, filter: DocumentFilter) {
  const some = db
    .selectFrom('documents as d')
    .select(['d.id', 'd.document_type', 'd.subject'])
    .where((eb) => matchesFilter(eb, filter))
    .limit(matchCap);
  const { rows } = await sql<Facet>`
    with each as materialized (${some})
    select document_type, subject, count(*) as count, (select count(*) from each) >= ${matchCap} as is_capped
    from each group by document_type, subject`.execute(db);
  return counted(rows);
}

function countMatches(db: Database, plan: SearchPlan, filter: DocumentFilter): Promise<Facet[]> {
  const input = { plan, readerId: filter.readerId, limit: matchCap };
  const cap = sql.lit(matchCap);
  const build = () =>
    withSearchInput(db, input)
      .with(
        (cte) => cte('found').materialized(),
        () => db.selectFrom(selectMatches(db, plan, filter, { sort: 'newest' }).as('match')).selectAll(),
      )
      .with('each', (each) =>
        each.selectFrom('found').select(['id', 'document_type', 'subject']).distinct().limit(cap),
      )
      .selectFrom('each')
      .select((eb) => [
        'document_type',
        'subject',
        eb.fn.countAll<number>().as('count'),
        sql<boolean>`exists (select from found group by part having count(*) >= ${cap})
          or (select count(*) from each) >= ${cap}`.as('is_capped'),
      ])
      .groupBy(['document_type', 'subject']);
  return runSearch(db, filter, input, { name: 'counts', build });
}

function counted(facets: Facet[]) {
  return { facets, isCapped: facets[0]?.is_capped ?? false };
}

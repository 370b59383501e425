import type { countDocuments as endpoint } from '@aw/contracts/documents/public';
import type { ResponseOf } from '@aw/contracts/endpoint';
import type { DocumentFilter } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import * as search from '@aw/db/search';
import type * as z from 'zod/mini';
import type { Context, UserContext } from '../../../context';
import { searchInSteps } from '../../words/search-in-steps';
import { requireLibraryAccess } from '../document.policy';
import { filterOf, maxWithSome } from './list-documents';
import { countSearch } from './search.policy';

/**
 * Returns the counts of a search, as its list finds them: the total with all filters, and each facet with all filters but
 * its own. Counting stops at the cap.
 */
export async function countDocuments(
  ctx: UserContext,
  { q, exact = false, ...query }: Query,
  address: string,
): Promise<Counts> {
  await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  await countSearch(ctx, q, address);
  const filter = { ...filterOf(query), readerId: ctx.userId };
  if (!q) return countMatching(ctx, filter);
  const result = await searchInSteps<Counts>(ctx, q, exact, {
    findAll: (words) => countMatching(ctx, { ...filter, search: words }),
    findSome: async (words) =>
      countsOf(await search.listWithSome(ctx.readDb, { ...filter, search: words }, maxWithSome)),
    isEmpty: ({ total }) => total === 0,
  });
  return result?.found ?? countsOf([]);
}

type Query = z.output<typeof endpoint.query>;
type Counts = ResponseOf<typeof endpoint>;

async function countMatching(ctx: UserContext, filter: DocumentFilter): Promise<Counts> {
  const all = search.countByFacet(ctx.readDb, filter);
  const without = (own: 'documentTypes' | 'subjects') =>
    filter[own]?.length ? search.countByFacet(ctx.readDb, { ...filter, [own]: undefined }) : all;
  const [total, byType, bySubject] = await Promise.all([all, without('documentTypes'), without('subjects')]);
  return {
    total: Math.min(sum(total.facets), search.matchCap - 1),
    isCapped: total.isCapped,
    documentTypes: sumBy(byType.facets, 'document_type'),
    subjects: sumBy(bySubject.facets, 'subject'),
  };
}

function countsOf(rows: readonly { document_type: string; subject: string }[]): Counts {
  const facets = rows.map(({ document_type, subject }) => ({
    document_type,
    subject,
    count: 1,
    is_capped: false,
  }));
  return {
    total: rows.length,
    isCapped: false,
    documentTypes: sumBy(facets, 'document_type'),
    subjects: sumBy(facets, 'subject'),
  };
}

type Facets = Awaited<ReturnType<typeof search.countByFacet>>['facets'];

function sum(facets: Facets): number {
  return facets.reduce((all, facet) => all + facet.count, 0);
}

function sumBy(facets: Facets, key: 'document_type' | 'subject'): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const facet of facets) sums[facet[key]] = (sums[facet[key]] ?? 0) + facet.count;
  return sums;
}

/** Returns the number of documents in the library, in total and by subject. */
export async function libraryFigures(
  ctx: Context,
): Promise<{ documents: number; bySubject: Record<string, number> }> {
  const rows = await documents.countBySubject(ctx.readDb);
  return {
    documents: rows.reduce((sum, row) => sum + row.count, 0),
    bySubject: Object.fromEntries(rows.map((row) => [row.subject, row.count])),
  };
}

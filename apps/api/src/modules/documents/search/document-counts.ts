import type { DocumentFilter } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import * as search from '@aw/db/search';
import type { Context, UserContext } from '../../../context';
import { requireLibraryAccess } from '../document.policy';
import { countSearch } from './search.policy';

/**
 * Returns the counts of a search: the total with all filters, and each facet with all filters but its own. Counting stops
 * at the cap.
 */
export async function countDocuments(ctx: UserContext, query: DocumentFilter, address: string) {
  await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  await countSearch(ctx, query.q, address);
  const filter = { ...query, readerId: ctx.userId };
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

import { countByFacet, countBySubject, countCap, countMatching, type DocumentFilter } from '@aw/db';
import type { Context, UserContext } from '../../context';
import { requireLibraryAccess } from './document.policy';
import { countSearch } from './search.policy';

/** Figures of a search: the total with every filter, each facet with every filter but its own; all stop at the cap. */
export async function countDocuments(ctx: UserContext, asked: DocumentFilter, address: string) {
  await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  await countSearch(ctx, asked.q, address);
  const filter = { ...asked, readerId: ctx.userId };
  const [total, byType, bySubject] = await Promise.all([
    countMatching(ctx.readDb, filter),
    countByFacet(ctx.readDb, { ...filter, documentTypes: undefined }),
    countByFacet(ctx.readDb, { ...filter, subjects: undefined }),
  ]);
  return {
    total: Math.min(total, countCap - 1),
    isCapped: total >= countCap,
    documentTypes: sumBy(byType, 'document_type'),
    subjects: sumBy(bySubject, 'subject'),
  };
}

type Facets = Awaited<ReturnType<typeof countByFacet>>;

function sumBy(facets: Facets, key: 'document_type' | 'subject'): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const facet of facets) sums[facet[key]] = (sums[facet[key]] ?? 0) + facet.count;
  return sums;
}

/** How many documents are listed, in all and by subject. */
export async function libraryFigures(
  ctx: Context,
): Promise<{ documents: number; bySubject: Record<string, number> }> {
  const rows = await countBySubject(ctx.readDb);
  return {
    documents: rows.reduce((sum, row) => sum + row.count, 0),
    bySubject: Object.fromEntries(rows.map((row) => [row.subject, row.count])),
  };
}

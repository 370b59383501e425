import type { SavedSearchFilters } from '@aw/contracts/search/saved';
import * as search from '@aw/db/search';
import type { Context } from '../../context';

export type NewDocument = { id: number; title: string; detail: string };

type Search = { q: string; filters: SavedSearchFilters; afterId: number; limit: number };

/**
 * Lists listed documents that match a search and whose id is above `afterId`, newest first. Without a reader, only
 * titles, fields and readable pages are searched, never locked pages.
 */
export async function findNewDocuments(
  ctx: Context,
  { q, filters, afterId, limit }: Search,
): Promise<NewDocument[]> {
  const { schoolId, courseId, subject, documentType, language } = filters;
  const words =
    q === '' ? undefined : await search.expandSearch(ctx.readDb, q, { synonyms: await ctx.synonyms() });
  if (q !== '' && !words) return [];
  const filter = {
    search: words,
    schoolId,
    courseId,
    language,
    subjects: subject === undefined ? undefined : [subject],
    documentTypes: documentType === undefined ? undefined : [documentType],
  };
  const documents = await search.listDocuments(ctx.readDb, filter, { sort: 'newest', limit });
  return documents
    .filter(({ id }) => id > afterId)
    .map((row) => ({
      id: row.id,
      title: row.title,
      detail: [row.course_code ?? row.course_name, row.school_name].filter(Boolean).join(', '),
    }));
}

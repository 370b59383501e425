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

/** Maximum number of documents that one email shows. */
export const maxShown = 10;

/**
 * Chooses the documents that an email shows: one of each search in turn, so that a search with many does not hide the
 * others. A document that several searches found is shown once, with the first of them. Returns the documents of each
 * search, in the same order, and the number of those that are left out.
 */
export function chooseDocuments<Document extends { id: number }>(
  found: readonly (readonly Document[])[],
): { shown: Document[][]; others: number } {
  const ids = new Set<number>();
  const queues = found.map((documents) =>
    documents.filter(({ id }) => {
      const isNew = !ids.has(id);
      ids.add(id);
      return isNew;
    }),
  );
  const shown = queues.map((): Document[] => []);
  let count = 0;
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  for (let place = 0; place < longest; place += 1)
    queues.forEach((queue, index) => {
      const document = queue[place];
      if (!document || count === maxShown) return;
      shown[index]?.push(document);
      count += 1;
    });
  return { shown, others: ids.size - count };
}

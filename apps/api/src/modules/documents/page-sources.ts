import type { PageSource } from '@aw/contracts/study-materials/public';
import * as ai from '@aw/db/ai';
import type { UserContext } from '../../context';
import { accessOf, hasLibraryAccess, mayRead } from './document.policy';

/** Columns that name the page that a text comes from. */
export type PageColumns = { document_id: number | null; page: number | null };

/** Whether a text is hidden from its person, because they may not read the page that it comes from any more. */
export const isWithheld = (source: PageSource | null): boolean => source !== null && !source.isReadable;

/**
 * Returns a function that describes the page that a text comes from, as a person may see it now: the title of a document
 * that no longer exists for them is empty.
 */
export async function loadPageSources(
  { db, config, userId }: Pick<UserContext, 'db' | 'config' | 'userId'>,
  rows: readonly PageColumns[],
): Promise<(row: PageColumns) => PageSource | null> {
  const ids = [...new Set(rows.flatMap(({ document_id: id }) => id ?? []))];
  const documents = ids.length === 0 ? [] : await ai.listCitedDocuments(db, ids, userId);
  const isLibraryOpen = ids.length > 0 && (await hasLibraryAccess(db, config, userId));
  const readable = new Map(
    documents.flatMap((document) => {
      const access = accessOf(document, userId);
      if (!access || !mayRead(access, isLibraryOpen)) return [];
      return [[document.id, { title: document.title, visiblePages: access.visiblePages }]] as const;
    }),
  );
  return ({ document_id: documentId, page }) => {
    if (documentId === null || page === null) return null;
    const document = readable.get(documentId);
    return {
      documentId,
      title: document?.title ?? '',
      page,
      isReadable: document !== undefined && page <= document.visiblePages,
    };
  };
}

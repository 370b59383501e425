import type { PageSource } from '@aw/contracts/study-materials/public';
import * as ai from '@aw/db/ai';
import type { PageRef } from '@aw/db/study-materials';
import type { UserContext } from '../../context';
import { accessOf, hasLibraryAccess, mayRead } from './document.policy';

/** Columns that name the pages that a text comes from. */
export type PageColumns = {
  document_id: number | null;
  page: number | null;
  other_pages: readonly PageRef[];
  /** True if its person changed its words, which are their own then. */
  is_edited: boolean;
};

/** The page that a text names, and whether the text is hidden because its person may not read what it comes from. */
export type Origin = { source: PageSource | null; isWithheld: boolean };

type ReaderContext = Pick<UserContext, 'db' | 'config' | 'userId'>;

/** Returns the documents that a person may read, by their ids. */
export async function loadReadableDocuments(
  { db, config, userId }: ReaderContext,
  documentIds: readonly (number | null)[],
): Promise<Map<number, { title: string; visiblePages: number }>> {
  const ids = [...new Set(documentIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const isLibraryOpen = await hasLibraryAccess(db, config, userId);
  return new Map(
    (await ai.listCitedDocuments(db, ids, userId)).flatMap((document) => {
      const access = accessOf(document, userId);
      if (!access || !mayRead(access, isLibraryOpen)) return [];
      return [[document.id, { title: document.title, visiblePages: access.visiblePages }]] as const;
    }),
  );
}

/**
 * Returns a function that describes where a text comes from, as a person may see it now: the title of a document that they
 * may not read is empty.
 */
export async function loadOrigins(
  ctx: ReaderContext,
  rows: readonly PageColumns[],
): Promise<(row: PageColumns) => Origin> {
  const documents = await loadReadableDocuments(
    ctx,
    rows.flatMap((row) => [row.document_id, ...row.other_pages.map(({ documentId }) => documentId)]),
  );
  const isReadable = ({ documentId, number }: PageRef) =>
    number <= (documents.get(documentId)?.visiblePages ?? 0);
  return ({ document_id: documentId, page: number, other_pages: others, is_edited: isEdited }) => {
    const page = documentId === null || number === null ? null : { documentId, number };
    const pages = page ? [page, ...others] : others;
    return {
      source: page && {
        documentId: page.documentId,
        title: documents.get(page.documentId)?.title ?? '',
        page: page.number,
        isReadable: isReadable(page),
      },
      isWithheld: !isEdited && !pages.every(isReadable),
    };
  };
}

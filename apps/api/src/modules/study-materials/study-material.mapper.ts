import type { StudyMaterial, StudyMaterialDetail } from '@aw/contracts/study-materials/public';
import type { MaterialRow, StoredEntry } from '@aw/db/study-materials';
import * as materials from '@aw/db/study-materials';
import type { UserContext } from '../../context';
import { loadOrigins, loadReadableDocuments, type PageColumns } from '../documents/page-sources';

/** Stands for the title of a document that the person may not read any more. */
const withheldTitle = 'A document you can no longer open';

/** Returns a function that gives the title of study material from one of these documents as its person may see it now. */
export async function loadTitles(
  ctx: UserContext,
  documentIds: readonly (number | null)[],
): Promise<(title: string, documentId: number | null) => string> {
  const documents = await loadReadableDocuments(ctx, documentIds);
  return (title, id) => (id === null || documents.has(id) ? title : withheldTitle);
}

/** Study material without its content; `title` as its person may see it now. */
export function toStudyMaterial(row: MaterialRow, title: string): StudyMaterial {
  return {
    id: row.id,
    kind: row.kind as StudyMaterial['kind'],
    state: row.state as StudyMaterial['state'],
    title,
    documentId: row.document_id,
    conversationId: row.conversation_id,
    wantedCount: row.wanted_count,
    count: row.count,
    dropped: row.dropped,
    readCount: row.read_count,
    sourceCount: row.source_count,
    source: row.source as StudyMaterial['source'],
    model: row.model,
    isSaved: row.saved_at !== null,
    failure: row.failure,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Columns that name the pages of an entry, as those of a flashcard do. */
export const pageColumnsOf = (entry: StoredEntry): PageColumns => ({
  document_id: entry.documentId,
  page: entry.page,
  other_pages: entry.otherPages,
  is_edited: entry.isEdited,
});

/** Study material with its content, without texts of pages that its person may not read any more. */
export async function toStudyMaterialDetail(
  ctx: UserContext,
  row: MaterialRow,
): Promise<StudyMaterialDetail> {
  const cards = row.kind === 'flashcards' ? await materials.listFlashcards(ctx.db, row.id) : [];
  const entries = row.kind === 'flashcards' ? [] : await materials.listEntries(ctx.db, row.id);
  const titleOf = await loadTitles(ctx, [row.document_id]);
  const originOf = await loadOrigins(ctx, [...cards, ...entries.map(pageColumnsOf)]);
  return {
    ...toStudyMaterial(row, titleOf(row.title, row.document_id)),
    flashcards: cards.flatMap((card) => {
      const { source, isWithheld } = originOf(card);
      const { id, front, back, front_html: frontHtml, back_html: backHtml } = card;
      return isWithheld ? [] : [{ id, front, back, frontHtml, backHtml, source }];
    }),
    entries: entries.flatMap((entry) => {
      const { source, isWithheld } = originOf(pageColumnsOf(entry));
      const { id, text, html, level } = entry;
      return isWithheld ? [] : [{ id, text, html, level, source }];
    }),
  };
}

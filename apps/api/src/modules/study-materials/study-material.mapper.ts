import type { StudyMaterial, StudyMaterialDetail } from '@aw/contracts/study-materials/public';
import type { MaterialRow } from '@aw/db/study-materials';
import * as materials from '@aw/db/study-materials';
import type { UserContext } from '../../context';
import { isWithheld, loadPageSources } from '../documents/page-sources';

export function toStudyMaterial(row: MaterialRow): StudyMaterial {
  return {
    id: row.id,
    kind: row.kind as StudyMaterial['kind'],
    state: row.state as StudyMaterial['state'],
    title: row.title,
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
  };
}

/** Study material with its content, without texts of pages that its person may not read any more. */
export async function toStudyMaterialDetail(
  ctx: UserContext,
  row: MaterialRow,
): Promise<StudyMaterialDetail> {
  const cards = row.kind === 'flashcards' ? await materials.listFlashcards(ctx.db, row.id) : [];
  const entries = row.kind === 'flashcards' ? [] : await materials.listEntries(ctx.db, row.id);
  const pages = entries.map(({ documentId, page }) => ({ document_id: documentId, page }));
  const sourceOf = await loadPageSources(ctx, [...cards, ...pages]);
  return {
    ...toStudyMaterial(row),
    flashcards: cards
      .map((card) => ({ id: card.id, front: card.front, back: card.back, source: sourceOf(card) }))
      .filter(({ source }) => !isWithheld(source)),
    entries: entries
      .map(({ id, text, level, documentId, page }) => ({
        id,
        text,
        level,
        source: sourceOf({ document_id: documentId, page }),
      }))
      .filter(({ source }) => !isWithheld(source)),
  };
}

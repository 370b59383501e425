import { titleFromFileName } from '@aw/contracts/documents/title-from-file-name';
import { draftLifeMs, type UploadDraft, type UploadSuggestions } from '@aw/contracts/documents/upload-drafts';
import * as documents from '@aw/db/documents';
import type { UserContext } from '../../../context';

const maxDrafts = 200;

/** Lists the acting person's drafts whose hour is not over, oldest first. */
export async function listDrafts(ctx: UserContext): Promise<UploadDraft[]> {
  const after = new Date(ctx.now().getTime() - draftLifeMs);
  const rows = await documents.listDrafts(ctx.db, ctx.userId, { after, limit: maxDrafts });
  return rows.map(toDraft);
}

/** Maps a row. A draft whose file was not read has only a title, from its name. */
export function toDraft(row: documents.UploadDraftRow): UploadDraft {
  return {
    draftId: row.id,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    expiresAt: new Date(row.created_at.getTime() + draftLifeMs).toISOString(),
    // Only `suggestFields` writes this column.
    suggestions: (row.suggestions as UploadSuggestions | null) ?? { title: titleFromFileName(row.file_name) },
  };
}

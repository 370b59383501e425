import type { StaffDocument } from '@aw/contracts/documents/staff';
import * as audit from '@aw/db/audit';
import type { StaffDocumentRow, StaffDocumentState } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { Context } from '../../../context';
import { idKey } from '../../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../../server/pages';
import { toCard } from '../document.mapper';
import { waitReasonOf } from '../document.policy';
import { documentNotFound } from '../documents.errors';

type Query = { q?: string; state?: StaffDocumentState; limit: number; cursor?: string };

const maxLogEntries = 50;

/** Returns a page of documents in any state, newest first. */
export async function listForStaff(ctx: Context, query: Query): Promise<Slice<StaffDocument>> {
  const filter = { q: query.q || undefined, state: query.state };
  const slice = await getSlice(query, {
    keys: idKey,
    load: ({ limit, after }) => documents.listForStaff(ctx.db, { ...filter, limit, afterId: after?.[0] }),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, toStaffDocument);
}

/** Returns one document for staff. Throws 404. */
export async function getStaffDocument(ctx: Pick<Context, 'db'>, id: number): Promise<StaffDocument> {
  const row = await documents.findForStaff(ctx.db, id);
  if (!row) throw documentNotFound();
  return toStaffDocument(row);
}

/** Returns one document with its pages, its number of unlocks and its audit entries. */
export async function getStaffDetail(ctx: Context, id: number) {
  const document = await getStaffDocument(ctx, id);
  const [pages, unlockCount, removedWork, log] = await Promise.all([
    documents.listPages(ctx.db, id),
    documents.countUnlocks(ctx.db, id),
    documents.findWorkMatch(ctx.db, id),
    audit.list(ctx.db, { target: `document:${id}`, limit: maxLogEntries }),
  ]);
  return {
    ...document,
    pages,
    unlockCount,
    removedWork: removedWork ?? null,
    log: log.map((entry) => ({ at: entry.at.toISOString(), actor: entry.actor, verb: entry.verb })),
  };
}

/** Maps a document for staff, with its real status, uploader, hash and latest appeal. */
function toStaffDocument(row: StaffDocumentRow): StaffDocument {
  return {
    ...toCard(row),
    status: row.status,
    reason: row.reason,
    uploaderId: row.uploader_id,
    sha256: row.file_sha256,
    removedAt: row.deleted_at?.toISOString() ?? null,
    removedReason: row.deleted_reason,
    isRemovedForCause: row.is_removed_for_cause,
    originality: row.originality,
    waitReason: waitReasonOf(row),
    legibleWords: row.legible_words,
    ocrProblem: row.ocr_problem,
    reviewDueAt: row.review_due_at?.toISOString() ?? null,
    reviewNote: row.review_note,
    similarTo: similarOf(row),
    appeal: appealOf(row),
  };
}

function similarOf(row: StaffDocumentRow): StaffDocument['similarTo'] {
  const { similar_to: id, similar_title: title, similarity_percent: percent } = row;
  return id === null || title === null || percent === null ? null : { id, title, percent };
}

function appealOf(row: StaffDocumentRow): StaffDocument['appeal'] {
  const { appeal_id: id, appeal_status: status, appeal_message: message, appeal_created_at: createdAt } = row;
  if (id === null || status === null || message === null || createdAt === null) return null;
  return {
    id,
    status: status as 'open' | 'granted' | 'denied',
    message,
    answer: row.appeal_answer,
    createdAt: createdAt.toISOString(),
  };
}

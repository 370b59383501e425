import type { StaffDocument } from '@aw/contracts/documents/staff';
import type { StaffDocumentRow } from '@aw/db';
import { toCard } from './document.mapper';

/** A document as the desk sees it: its true state, uploader, hash and latest appeal. */
export function toStaffDocument(row: StaffDocumentRow): StaffDocument {
  return {
    ...toCard(row),
    status: row.status as StaffDocument['status'],
    reason: row.reason,
    uploaderId: row.uploader_id,
    sha256: row.file_sha256,
    removedAt: row.deleted_at?.toISOString() ?? null,
    removedReason: row.deleted_reason,
    isRemovedForCause: row.is_removed_for_cause,
    originality: row.originality as StaffDocument['originality'],
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

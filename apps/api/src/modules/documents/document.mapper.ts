import type { DocumentCard, DocumentDetail, RewardReview } from '@aw/contracts/documents/shapes';
import type { CardRow, DocumentRow } from '@aw/db/documents';
import { removedWorkHold, waitReasonOf } from './document.policy';

/**
 * Maps a row to the card that lists show. A removed document has the status `refused`, with the reason for its uploader.
 */
export function toCard(row: CardRow): DocumentCard {
  return {
    id: row.id,
    title: row.title,
    fileName: row.file_name,
    description: row.description,
    subject: row.subject,
    documentType: row.document_type as DocumentCard['documentType'],
    pageCount: row.page_count,
    fileSize: row.file_size,
    schoolId: row.school_id,
    schoolName: row.school_name,
    courseId: row.course_id,
    courseCode: row.course_code,
    courseName: row.course_name,
    term: row.term,
    uploadedAt: row.uploaded_at.toISOString(),
    status: row.deleted_at === null ? row.status : 'refused',
    reason: reasonOf(row),
    viewCount: row.view_count,
    rating:
      row.rating_count > 0
        ? { average: roundStars((row.rating_hundredths ?? 0) / 100), count: row.rating_count }
        : null,
    ...(row.withdrawn_at && { withdrawnAt: row.withdrawn_at.toISOString() }),
    ...(row.held_at && { heldAt: row.held_at.toISOString() }),
    ...(row.held_because === removedWorkHold && { matchesRemovedWork: true }),
  };
}

/** Names of a school and course as their uploader typed them. */
export type TypedPlace = Partial<Pick<DocumentRow, 'typed_school' | 'typed_course'>>;

/** Maps a row of the reader's own upload, with the names that they typed. */
export function toOwnCard(row: CardRow & TypedPlace): DocumentCard {
  return {
    ...toCard(row),
    ...(row.typed_school && { typedSchool: row.typed_school }),
    ...(row.typed_course && { typedCourse: row.typed_course }),
  };
}

function reasonOf({
  deleted_at,
  deleted_reason,
  withdrawn_at,
  held_at,
  held_because,
  reason,
}: CardRow): string | null {
  if (deleted_at === null) return reason;
  if (withdrawn_at !== null && deleted_reason === null) return 'You removed this document.';
  if (held_at !== null && deleted_reason === null)
    return held_because === removedWorkHold
      ? 'It has much of the same text as a work that we removed because someone else holds the rights to it. Our staff are reviewing it.'
      : 'Our staff are reviewing your change.';
  return `Our staff removed this document. ${deleted_reason ?? ''}`.trim();
}

type Judged = Pick<
  DocumentRow,
  'status' | 'originality' | 'wait_reason' | 'similar_to' | 'review_due_at' | 'review_note' | 'ocr_problem'
>;

/** Returns whether a document counts towards rewards and credits. */
export function countingOf({ originality }: Pick<Judged, 'originality'>): DocumentDetail['counting'] {
  if (originality === 'accepted') return 'counted';
  return originality === 'waiting' ? 'waiting' : 'never';
}

/**
 * Returns the staff decision that a published document waits for or that was made against it. Null if it counts or is a
 * copy.
 */
export function reviewOf(document: Judged): RewardReview | null {
  const reason = waitReasonOf(document);
  if (document.status !== 'published' || reason === null) return null;
  const isUnread = reason === 'few_words' && document.ocr_problem !== null ? { isUnread: true } : {};
  if (document.originality === 'waiting')
    return { reason, ...isUnread, dueAt: document.review_due_at?.toISOString() ?? null, note: null };
  return document.originality === 'refused'
    ? { reason, ...isUnread, dueAt: null, note: document.review_note }
    : null;
}

/** Returns when a document in its checks is read again after a read that took too long. Null for all other documents. */
export function readAgainAtOf({ status, read_again_at }: Pick<DocumentRow, 'status' | 'read_again_at'>) {
  return status === 'processing' ? (read_again_at?.toISOString() ?? null) : null;
}

/** Returns a field that is true while a document in its checks waits for the virus scanner. */
export function scanWaitOf({
  status,
  read_again_at,
  scan_again_at,
}: Pick<DocumentRow, 'status' | 'read_again_at' | 'scan_again_at'>) {
  const waits = status === 'processing' && read_again_at !== null && scan_again_at !== null;
  return waits ? { waitsForScan: true } : {};
}

/** Rounds stars to one decimal. */
export function roundStars(average: number): number {
  return Math.round(average * 10) / 10;
}

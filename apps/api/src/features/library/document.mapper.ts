import type { DocumentCard } from '@aw/contracts/documents/public';
import type { CardRow } from '@aw/db';

/** A row as lists show it; a removed document reads as refused, with the reason that its uploader reads. */
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
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  };
}

function reasonOf({ deleted_at, deleted_reason, withdrawn_at, reason }: CardRow): string | null {
  if (deleted_at === null) return reason;
  if (withdrawn_at !== null && deleted_reason === null) return 'You removed this document.';
  return `Removed by staff. ${deleted_reason ?? ''}`.trim();
}

/** Stars with one decimal. */
export function roundStars(average: number): number {
  return Math.round(average * 10) / 10;
}

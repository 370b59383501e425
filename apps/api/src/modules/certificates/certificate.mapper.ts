import type { Certificate, CertificateStatus } from '@aw/contracts/certificates/public';
import type { StaffCertificate } from '@aw/contracts/certificates/staff';
import type { CertificateRow } from '@aw/db/certificates';

/** Certificate as a reader sees it. */
export function toCertificate(row: CertificateRow, readerId: string | undefined): Certificate {
  return {
    certificateId: row.certificate_id,
    studentName: row.student_name,
    quizId: row.quiz_id,
    quizTitle: row.quiz_title,
    subject: row.subject,
    score: row.score,
    totalQuestions: row.total_questions,
    percentage: row.percentage,
    completedAt: row.completed_at.toISOString(),
    attemptNumber: row.attempt_number,
    areKeysKnown: areKeysKnown(row),
    template: row.template,
    isPublic: row.is_public,
    isMachineMade: row.is_machine_made,
    status: statusOf(row),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedReason: row.revoked_reason,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    isOwn: row.user_id === readerId,
  };
}

/** Whether the person had seen right answers before, in a result of this quiz or of another with the same questions. */
export function areKeysKnown(row: CertificateRow): boolean {
  return row.attempt_number > 1 || row.keys_shown_elsewhere;
}

/** Certificate as staff see it. */
export function toStaffCertificate(row: CertificateRow): StaffCertificate {
  return {
    certificateId: row.certificate_id,
    studentName: row.student_name,
    quizTitle: row.quiz_title,
    percentage: row.percentage,
    completedAt: row.completed_at.toISOString(),
    isPublic: row.is_public,
    status: statusOf(row),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedReason: row.revoked_reason,
  };
}

/** Status of a certificate; for one that was both replaced and revoked, the revocation counts. */
export function statusOf(row: CertificateRow): CertificateStatus {
  if (row.revoked_at) return 'revoked';
  return row.replaced_at ? 'replaced' : 'valid';
}

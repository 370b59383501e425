import { randomBytes } from 'node:crypto';
import { anonymousName, type CertificateTemplate } from '@aw/contracts/certificates/public';
import type { Database } from '@aw/db';
import * as certificates from '@aw/db/certificates';
import type { AttemptRow } from '@aw/db/quizzes';
import * as users from '@aw/db/users';

/** Name, template and visibility that the owner of a certificate has chosen. */
type Look = { student_name: string; template: CertificateTemplate; is_public: boolean };

type Pass = { score: number; total: number; percentage: number; completedAt: Date; now: Date };

/**
 * Issues a private certificate for a passed attempt, with the name of the account. Each person has one valid certificate per
 * quiz: a better pass replaces it and keeps its name, template and visibility; any other changes nothing. `earlier` is a
 * certificate that was valid until now.
 */
export async function issueCertificate(
  db: Database,
  attempt: AttemptRow,
  pass: Pass,
  earlier?: Look,
): Promise<void> {
  const { user_id: userId, quiz_id: quizId } = attempt;
  const standing = await certificates.lockValid(db, { userId, quizId });
  if (standing && standing.percentage >= pass.percentage) return;
  if (standing) await certificates.markReplaced(db, standing.certificate_id, pass.now);
  const look = standing ?? earlier;
  const certificateId = newCertificateId();
  await certificates.insert(db, {
    certificate_id: certificateId,
    user_id: userId,
    quiz_id: quizId,
    quiz_attempt_id: attempt.id,
    student_name: look?.student_name ?? (await nameOf(db, userId)),
    quiz_title: attempt.quiz_title,
    subject: attempt.subject,
    score: pass.score,
    total_questions: pass.total,
    percentage: pass.percentage,
    completed_at: pass.completedAt,
    template: look?.template ?? 'modern',
    is_public: look?.is_public ?? false,
  });
  await certificates.markKeysShownElsewhere(db, { users: [userId], certificateId });
}

async function nameOf(db: Database, userId: string): Promise<string> {
  const user = await users.find(db, userId);
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ').trim();
  return name || anonymousName;
}

/** Digits and letters that are not confused in typing (Crockford's base 32). */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a new id that is easy to type and impossible to guess: 80 random bits such as `AW-7K3M-9QXZ-2T5B-8R4D`. */
export function newCertificateId(): string {
  const all = Array.from(randomBytes(16), (byte) => characters.charAt(byte & 31));
  const group = (index: number) => all.slice(4 * index, 4 * index + 4).join('');
  return `AW-${group(0)}-${group(1)}-${group(2)}-${group(3)}`;
}

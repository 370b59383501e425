import type { AuditVerb } from '@aw/contracts/staff/audit-verbs';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';

/** Writes to the log what a person changed of their own account; never a secret, and no more of them than it takes. */
export async function auditOwn(
  db: Database,
  userId: string,
  verb: AuditVerb,
  change: { before?: object; after: object },
): Promise<void> {
  const own = `user:${userId}`;
  await audit.insertAudit(db, { actor: own, verb, target: own, ...change });
}

/** An address as the log keeps it: its first letter and where its mail goes, such as `n…@students.example`. */
export function maskedEmail(email: string | null): string | null {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}…${email.slice(at)}`;
}

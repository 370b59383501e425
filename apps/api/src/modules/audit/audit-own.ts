import type { AuditVerb } from '@aw/contracts/audit/audit-verbs';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';

/**
 * Logs a change that a person made to their own account. Callers pass no secrets and as little personal data as
 * possible.
 */
export async function auditOwn(
  db: Database,
  userId: string,
  verb: AuditVerb,
  change: { before?: object; after: object },
): Promise<void> {
  const own = `user:${userId}`;
  await audit.insert(db, { actor: own, verb, target: own, ...change });
}

/** Masks an address for the log: its first letter and its domain, such as `n…@students.example`. */
export function maskedEmail(email: string | null): string | null {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}…${email.slice(at)}`;
}

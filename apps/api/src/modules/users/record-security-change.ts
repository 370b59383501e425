import type { AuditVerb } from '@aw/contracts/audit/audit-verbs';
import type { Context } from '../../context';
import { auditOwn } from '../audit/audit-own';
import { mailUser } from '../mail/mail-user';
import type { SecurityNotice } from './mails';

export type NotifiedUser = { id: string; email: string | null; first_name: string | null };

/** Content of the audit entry of each change. It never contains a code, a key or an address. */
const auditChanges = {
  'people.identity_added': { after: { identity: 'added' } },
  'people.passkey_added': { after: { passkey: 'added' } },
  'people.passkey_removed': { before: { passkey: 'there' }, after: { passkey: 'removed' } },
  'people.recovery_code_used': { before: { code: 'unused' }, after: { code: 'used' } },
  'people.recovery_codes_renewed': { after: { recoveryCodes: 'new' } },
  'people.totp_added': { before: { authenticatorApp: 'off' }, after: { authenticatorApp: 'on' } },
  'people.totp_removed': { before: { authenticatorApp: 'on' }, after: { authenticatorApp: 'off' } },
} satisfies Partial<Record<AuditVerb, { before?: object; after: object }>>;

/** Writes an audit entry about a change of a person's sign-in methods, and emails them. */
export async function recordSecurityChange(
  ctx: Context,
  user: NotifiedUser,
  verb: keyof typeof auditChanges,
  notice: SecurityNotice,
): Promise<void> {
  await auditOwn(ctx.db, user.id, verb, auditChanges[verb]);
  await mailUser(ctx, user.id, { kind: 'security_notice', ...notice, at: ctx.now() });
}

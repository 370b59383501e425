import { type Database, insertAudit } from '@aw/db';
import type { Context } from '../../../context';
import { mailPerson } from '../../../mail/mail-person';

export type Noted = { id: string; email: string | null; first_name: string | null };

/** Writes to the log that a person changed their ways in, and tells them by mail; `what` is a sentence. */
export async function noteChange(
  ctx: Context,
  trx: Database,
  user: Noted,
  verb: string,
  what: string,
): Promise<void> {
  await insertAudit(trx, { actor: `user:${user.id}`, verb, target: `user:${user.id}` });
  await mailPerson(ctx, trx, user.id, { kind: 'security_notice', what, at: ctx.now() });
}

import { insertAudit } from '@aw/db';
import type { StaffContext } from '../../context';
import { findLiving } from './user.policy';

/** Writes the reason for taking a person's archive to the audit log, which comes before anything is read. */
export async function noteExport(ctx: StaffContext, userId: string, reason: string): Promise<void> {
  await findLiving(ctx, userId);
  await insertAudit(ctx.db, {
    actor: ctx.admin.username,
    verb: 'people.exported',
    target: `user:${userId}`,
    after: { reason },
  });
}

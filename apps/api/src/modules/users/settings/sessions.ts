import type { AccountSession } from '@aw/contracts/users/account';
import * as auth from '@aw/db/auth';
import { inTransaction } from '../../../database/in-transaction';
import type { AccountContext } from '../../../server/acting-account';
import { hashToken } from '../../../server/security/token';
import type { SessionFields } from '../../../server/sessions/session-fields';
import { auditOwn } from '../../audit/audit-own';
import { noSuchEntry } from '../user.errors';

/**
 * Returns the browsers in which the person is signed in, most recently used first. Ids are hashes, so that nobody can
 * take over a session.
 */
export async function listSessions(ctx: AccountContext): Promise<AccountSession[]> {
  const rows = await auth.listSessions(ctx.db, ctx.userId, ctx.now());
  return rows.map((row) => {
    const fields = row.sess as SessionFields;
    return {
      id: hashToken(row.sid),
      isCurrent: row.sid === ctx.sid,
      device: fields.device ?? 'Unknown browser',
      signedInAt: new Date(fields.provedAt ?? row.created_at.getTime()).toISOString(),
      seenAt: row.seen_at.toISOString(),
      isRemembered: fields.isRemembered ?? false,
    };
  });
}

/** Signs out one of the person's browsers. Throws 404 for a session of somebody else. */
export async function endSession(ctx: AccountContext, id: string): Promise<void> {
  const rows = await auth.listSessions(ctx.db, ctx.userId, ctx.now());
  const row = rows.find(({ sid }) => hashToken(sid) === id);
  if (!row) throw noSuchEntry();
  await inTransaction(ctx, async (ctx) => {
    await auth.deleteSession(ctx.db, row.sid);
    await auditOwn(ctx.db, ctx.userId, 'people.sessions_ended', { after: { sessions: 'one' } });
  });
}

/** Ends every other session of the account, and the links that would change its email address. */
export async function endOtherSessions({ db, userId, sid }: AccountContext): Promise<void> {
  await inTransaction({ db }, async ({ db }) => {
    await auth.endSessions(db, userId, sid);
    await auth.deleteEmailTokens(db, userId, 'change_email');
    await auditOwn(db, userId, 'people.sessions_ended', { after: { sessions: 'all others' } });
  });
}

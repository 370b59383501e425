import type { UserDetail } from '@aw/contracts/users/staff';
import {
  countBelongings,
  countSharedWelcomes,
  findUserForStaff,
  getSignInMethods,
  listAudit,
  listMailsTo,
} from '@aw/db';
import type { Context } from '../../context';
import { toUserSummary } from './user.mapper';
import { userNotFound } from './users-admin.errors';

const shownMails = 20;
const logLength = 50;

/** One person with figures, ways in, the latest mails and what was done with them; throws 404 for nobody and an erased one. */
export async function getUserDetail(ctx: Context, userId: string): Promise<UserDetail> {
  const [user, ways] = await Promise.all([
    findUserForStaff(ctx.db, userId),
    getSignInMethods(ctx.db, userId, ctx.now()),
  ]);
  if (!user || !ways) throw userNotFound();
  const [belongings, sharedWelcomes, mails, log] = await Promise.all([
    countBelongings(ctx.db, userId),
    countSharedWelcomes(ctx.db, userId),
    listMailsTo(ctx.db, userId, shownMails),
    listAudit(ctx.db, { target: `user:${userId}`, limit: logLength }),
  ]);
  return {
    ...toUserSummary(user),
    belongings,
    sharedWelcomes,
    hasPassword: Boolean(ways.has_password),
    hasTotp: Boolean(ways.has_totp),
    passkeyCount: ways.passkey_count ?? 0,
    sessionCount: ways.session_count ?? 0,
    termsVersion: ways.terms_version,
    mails: mails.map((mail) => ({
      kind: mail.kind,
      subject: mail.subject,
      status: mail.status,
      createdAt: mail.created_at.toISOString(),
    })),
    log: log.map((entry) => ({ at: entry.at.toISOString(), actor: entry.actor, verb: entry.verb })),
  };
}

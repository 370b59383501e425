import type { UserDetail, UserState, UserSummary } from '@aw/contracts/users/staff';
import * as audit from '@aw/db/audit';
import * as auth from '@aw/db/auth';
import * as credits from '@aw/db/credits';
import * as users from '@aw/db/users';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../../server/pages';
import { toUserSummary } from './user.mapper';
import { userNotFound } from './users-staff.errors';

type Query = PageQuery & { q?: string; state?: UserState };

const keys = z.tuple([z.string().check(z.regex(/^[\w-]{8,80}$/))]);

/** Returns a page of users, newest first. The cursor contains the id of the last one on the previous page. */
export async function listUsers(ctx: Context, query: Query): Promise<Slice<UserSummary>> {
  const filter = { q: query.q || undefined, state: query.state };
  const slice = await getSlice(query, {
    keys,
    load: ({ limit, after }) => users.listForStaff(ctx.db, { ...filter, limit, afterId: after?.[0] }),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, toUserSummary);
}

const maxMails = 20;
const maxLogEntries = 50;

/**
 * Returns a user with figures, sign-in methods, latest emails and audit log. Throws 404 for an unknown or erased user.
 */
export async function getUserDetail(ctx: Context, userId: string): Promise<UserDetail> {
  const [user, methods] = await Promise.all([
    users.findForStaff(ctx.db, userId),
    users.getSignInMethods(ctx.db, userId, ctx.now()),
  ]);
  if (!user || !methods) throw userNotFound();
  const [belongings, sharedWelcomes, mails, log] = await Promise.all([
    auth.countBelongings(ctx.db, userId),
    credits.countSharedWelcomeGrants(ctx.db, userId),
    users.listMails(ctx.db, userId, maxMails),
    audit.list(ctx.db, { target: `user:${userId}`, limit: maxLogEntries }),
  ]);
  return {
    ...toUserSummary(user),
    belongings,
    sharedWelcomes,
    hasPassword: Boolean(methods.has_password),
    hasTotp: Boolean(methods.has_totp),
    passkeyCount: methods.passkey_count ?? 0,
    sessionCount: methods.session_count ?? 0,
    termsVersion: methods.terms_version,
    mails: mails.map((mail) => ({
      kind: mail.kind,
      subject: mail.subject,
      status: mail.status,
      createdAt: mail.created_at.toISOString(),
    })),
    log: log.map((entry) => ({ at: entry.at.toISOString(), actor: entry.actor, verb: entry.verb })),
  };
}

import type { UserDetail, UserState, UserSummary } from '@aw/contracts/users/staff';
import {
  countBelongings,
  countSharedWelcomes,
  findUserForStaff,
  getSignInMethods,
  listAudit,
  listMailsTo,
  listUsersForStaff,
} from '@aw/db';
import type { Context } from '../../context';
import { invalidRequest } from '../../errors/feature-error';
import type { Slice } from '../../server/pages';
import { toUserSummary } from './user.mapper';
import { userNotFound } from './users-admin.errors';

type Query = { q?: string; state?: UserState; limit: number; cursor?: string };

/** A page of people, the latest first; the cursor holds the id of the last one seen. */
export async function listUsers(ctx: Context, query: Query): Promise<Slice<UserSummary>> {
  const rows = await listUsersForStaff(ctx.db, {
    q: query.q || undefined,
    state: query.state,
    limit: query.limit + 1,
    afterId: query.cursor === undefined ? undefined : readIdCursor(query.cursor),
  });
  const items = rows.slice(0, query.limit).map(toUserSummary);
  const last = items.at(-1);
  const hasMore = rows.length > query.limit && last !== undefined;
  return { items, next: hasMore ? Buffer.from(last.id).toString('base64url') : undefined };
}

function readIdCursor(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString();
  if (!/^[\w-]{8,80}$/.test(id))
    throw invalidRequest(
      'This page address is not one of this list. Please start from its first page.',
      'cursor',
    );
  return id;
}

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

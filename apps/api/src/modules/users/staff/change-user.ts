import * as audit from '@aw/db/audit';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { endExams } from '../../exam-shields/end-exams';
import { decideExpert } from '../../experts/decide-expert';
import { queueMail } from '../../mail/queue-mail';
import { mailVerification } from '../email-links';
import { lockExistingUser } from './user.policy';
import { hasNoAccount, isVerified, userNotFound } from './users-staff.errors';

/**
 * Grants or ends the expert role and notifies the person, whose sessions get new ids. Throws 409 for an anonymous user.
 */
export async function setExpert(ctx: StaffContext, userId: string, isExpert: boolean): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const user = await lockExistingUser(ctx.db, userId);
    if (user.is_anonymous) throw hasNoAccount();
    if (user.is_expert === isExpert) return;
    await decideExpert(ctx, user, {
      decision: isExpert ? 'approve' : 'end',
      reason: null,
      conflict: userNotFound,
    });
  });
}

/**
 * Emails a new confirmation link, which replaces earlier ones. Throws 409 for an anonymous user or a confirmed address.
 */
export async function resendVerification(ctx: StaffContext, userId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const user = await lockExistingUser(ctx.db, userId);
    if (user.is_anonymous) throw hasNoAccount();
    if (user.email_verified_at) throw isVerified();
    await mailVerification(ctx, user, { isByStaff: true });
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'people.verification_resent',
      target: `user:${userId}`,
      after: { mail: 'verify_email' },
    });
  });
}

/**
 * Turns off the authenticator app of a person who has lost it and its recovery codes; the password is still needed.
 * Ends their sessions and emails them, in case someone else asked for it. Does nothing if no app is on.
 */
export async function removeSecondStep(ctx: StaffContext, userId: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const user = await lockExistingUser(ctx.db, userId);
    if (!(await auth.deleteTotp(ctx.db, userId))) return;
    await auth.endSessions(ctx.db, userId);
    if (user.email !== null) {
      const to = { userId, address: user.email, name: user.first_name };
      await queueMail(ctx, to, {
        kind: 'security_notice',
        subject: 'Your authenticator app was removed',
        what: 'Support removed the authenticator app from your account. You were signed out of all browsers.',
        at: ctx.now(),
      });
    }
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'people.second_step_removed',
      target: `user:${userId}`,
      after: { reason },
    });
  });
}

/**
 * Suspends a user: ends their sessions and exam shields, and refuses sign-ins until the suspension is lifted. The user
 * sees the reason when signing in, and gets it by email.
 */
export async function suspendUser(ctx: StaffContext, userId: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const user = await lockExistingUser(ctx.db, userId);
    if (user.suspended_at && user.suspended_reason === reason) return;
    const change = { suspended_at: user.suspended_at ?? ctx.now(), suspended_reason: reason };
    await users.updateAccount(ctx.db, userId, change, true);
    await auth.endSessions(ctx.db, userId);
    if (user.email !== null) {
      const to = { userId, address: user.email, name: user.first_name };
      await queueMail(ctx, to, { kind: 'suspended', reason });
    }
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'people.suspended',
      target: `user:${userId}`,
      before: { reason: user.suspended_reason },
      after: { reason },
    });
    await endExams(ctx, { userId }, { by: 'suspension', actor: ctx.admin.username });
  });
}

/** Lets a suspended user sign in again. Does nothing for other users. */
export async function liftSuspension(ctx: StaffContext, userId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const user = await lockExistingUser(ctx.db, userId);
    if (!user.suspended_at) return;
    await users.updateAccount(ctx.db, userId, { suspended_at: null, suspended_reason: null }, true);
    if (user.email !== null) {
      const to = { userId, address: user.email, name: user.first_name };
      await queueMail(ctx, to, { kind: 'suspension_lifted' });
    }
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'people.suspension_lifted',
      target: `user:${userId}`,
      before: { reason: user.suspended_reason },
      after: { reason: null },
    });
  });
}

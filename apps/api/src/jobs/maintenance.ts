import {
  deleteExpiredAdminSessions,
  deleteExpiredSessions,
  deleteViewMarks,
  deleteWelcomeGrants,
  deleteWelcomeMailboxes,
} from '@aw/db';
import { sql } from 'kysely';
import type { Context } from '../context';
import { fillFingerprints } from '../features/library/originality/fill-fingerprints';
import { eraseDue } from '../features/privacy/erase-due';
import { fillWelcomeMailboxes } from '../ledger/welcome-mailbox';
import { forgetMessages, forgetSubscribers } from './forget-messages';

const hourMs = 60 * 60 * 1000;
/** How long it is known from where welcome credits were taken. */
const welcomeDaysMs = 90 * 24 * hourMs;
/** How long a mailbox is known to have had its credit. */
const mailboxDaysMs = 730 * 24 * hourMs;

/**
 * What grows is cut back: ended sessions, old limit counters, bytes of uploads that never finished, people who asked to
 * be erased, messages and addresses whose time is over; older documents get what they are compared by. A part that fails does not hold up the others; it is thrown at the end, and the next run tries again.
 */
export async function runMaintenance(ctx: Context): Promise<void> {
  const now = ctx.now();
  const parts = [
    () => deleteExpiredSessions(ctx.db, now),
    () => deleteExpiredAdminSessions(ctx.db, now),
    () => sql`delete from rate_limits where expire < ${now.getTime()}`.execute(ctx.db),
    () => deleteViewMarks(ctx.db, now.toISOString().slice(0, 10)),
    () => ctx.files.removeStaleStages(hourMs),
    () => forgetMessages(ctx),
    () => forgetSubscribers(ctx),
    () => deleteWelcomeGrants(ctx.db, new Date(now.getTime() - welcomeDaysMs)),
    () => fillWelcomeMailboxes(ctx),
    () => deleteWelcomeMailboxes(ctx.db, new Date(now.getTime() - mailboxDaysMs)),
    () => fillFingerprints(ctx),
    () => eraseDue(ctx),
  ];
  const failures: unknown[] = [];
  for (const run of parts) {
    try {
      await run();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} parts of the clean-up failed; the next run tries them again.`,
    );
}

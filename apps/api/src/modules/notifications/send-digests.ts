import { formatCount } from '@aw/contracts/duration-text';
import { type MailKind, usualMailMode } from '@aw/contracts/users/account';
import type { Database } from '@aw/db';
import * as mail from '@aw/db/mail';
import * as notifications from '@aw/db/notifications';
import * as userQueries from '@aw/db/users';
import { hourMs } from '../../config/durations';
import type { Context } from '../../context';
import { rowsInBatches } from '../../database/batches';
import { inTransaction } from '../../database/in-transaction';
import { attemptAll } from '../../jobs/attempt-all';
import { type MailName, optOutOf } from '../mail/mail';
import { mailUser } from '../mail/mail-user';

/** Minimum time between two digests for a person, so that a late or repeated run does not send a second one. */
const minIntervalMs = 20 * hourMs;
const batchSize = 100;
/** Maximum number of notifications that a digest lists. It only counts the others. */
const maxItems = 20;

/** Sends each person with waiting notifications one digest. A failure does not stop the others. */
export async function sendDigests(ctx: Context): Promise<void> {
  const since = new Date(ctx.now().getTime() - minIntervalMs);
  await attemptAll(
    async ({ attempt }) => {
      const users = rowsInBatches(batchSize, (last?: string) =>
        notifications.listDigestUsers(ctx.db, { afterId: last ?? '', limit: batchSize }),
      );
      for await (const userId of users) await attempt(() => sendDigest(ctx, userId, since));
    },
    (failures) =>
      `${formatCount(failures, 'digest was', 'digests were')} not created. The next run tries again.`,
  );
}

/** Takes and emails the waiting notifications in one transaction, so that each of them is in exactly one digest. */
async function sendDigest(ctx: Context, userId: string, since: Date): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const user = await userQueries.lock(ctx.db, userId);
    // A user who was merged or erased meanwhile has no waiting notifications.
    if (
      !user ||
      user.merged_into ||
      user.erased_at ||
      (await notifications.hasDigestSince(ctx.db, userId, since))
    )
      return;
    const waiting = await takeWaiting(ctx.db, userId);
    if (waiting.length === 0) return;
    const items = waiting.slice(0, maxItems).map(({ title, link }) => ({ title, link }));
    await mailUser(ctx, userId, { kind: 'digest', items, more: waiting.length - items.length });
  });
}

/** Returns the waiting notifications and marks them as taken. Kinds that were turned off since are left out. */
async function takeWaiting(db: Database, userId: string) {
  const choices = await mail.listOptOuts(db, userId);
  const isOff = (kind: MailKind) =>
    (choices.find((choice) => choice.kind === kind)?.mode ?? usualMailMode(kind)) === 'off';
  const waiting = await notifications.claimDigest(db, userId);
  return waiting.filter(({ kind }) => {
    const preference = optOutOf(kind as MailName);
    return !preference || !isOff(preference);
  });
}

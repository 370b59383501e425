import { type MailKind, usualMailMode } from '@aw/contracts/account/public';
import { counted } from '@aw/contracts/duration-text';
import type { Database } from '@aw/db';
import * as mail from '@aw/db/mail';
import * as notifications from '@aw/db/notifications';
import * as userQueries from '@aw/db/users';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { type MailName, optOutOf } from '../mail/mail';
import { mailUser } from '../mail/mail-user';

const hourMs = 60 * 60 * 1000;
/** A run that is late, or tried again, tells nobody twice within a day. */
const quietMs = 20 * hourMs;
const usersAtOnce = 100;
/** How many a mail names; of the others it gives the number. */
const mostItems = 20;

/** Mails everybody who chose so what they were not told at once: one mail each, whatever happened before. */
export async function sendDigests(ctx: Context): Promise<void> {
  const since = new Date(ctx.now().getTime() - quietMs);
  const failures: unknown[] = [];
  for (let afterId = ''; ; ) {
    const users = await notifications.listDigestUsers(ctx.db, { afterId, limit: usersAtOnce });
    for (const userId of users) await sendDigest(ctx, userId, since).catch((error) => failures.push(error));
    const last = users.at(-1);
    if (last === undefined || users.length < usersAtOnce) break;
    afterId = last;
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${counted(failures.length, 'digest was', 'digests were')} not created. The next run tries again.`,
    );
}

/** What waits is taken and mailed in one transaction, so that each notification is in one digest, or waits on. */
async function sendDigest(ctx: Context, userId: string, since: Date): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const user = await userQueries.lockUser(ctx.db, userId);
    // Who was merged or erased meanwhile has nothing left that waits.
    if (!user || user.merged_into || user.erased_at || (await notifications.hadDigest(ctx.db, userId, since)))
      return;
    const waiting = await takeWanted(ctx.db, userId);
    if (waiting.length === 0) return;
    const items = waiting.slice(0, mostItems).map(({ title, link }) => ({ title, link }));
    await mailUser(ctx, userId, { kind: 'digest', items, more: waiting.length - items.length });
  });
}

/** What waits, without kinds that were turned off since. */
async function takeWanted(db: Database, userId: string) {
  const choices = await mail.listMailOptOuts(db, userId);
  const isOff = (kind: MailKind) =>
    (choices.find((choice) => choice.kind === kind)?.mode ?? usualMailMode(kind)) === 'off';
  const waiting = await notifications.takeDigest(db, userId);
  return waiting.filter(({ kind }) => {
    const preference = optOutOf(kind as MailName);
    return !preference || !isOff(preference);
  });
}

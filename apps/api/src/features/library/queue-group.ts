import { createHmac } from 'node:crypto';
import { countQueued, type Database } from '@aw/db';
import type { Context } from '../../context';
import { addressKey } from '../../server/address-key';
import { keyFor } from '../../server/seal';

const ofAddress = 'address:';

/** True for the group of all people without a confirmed account at one address. */
export function isOfAddress(queueGroup: string): boolean {
  return queueGroup.startsWith(ofAddress);
}

type Uploader = { id: string; is_anonymous: boolean; email_verified_at: Date | null };

/** Whether somebody has no confirmed address: such ids and accounts cost nothing, so their address counts for them. */
export function isUnconfirmed({ is_anonymous, email_verified_at }: Uploader): boolean {
  return is_anonymous || email_verified_at === null;
}

/**
 * Whose uploads are read one after the other: a person with a confirmed account, or all people without one at an address.
 * The address is kept as an HMAC, while the checks run.
 */
export function queueGroupOf(
  ctx: Pick<Context, 'secret'>,
  uploader: Uploader,
  ip: string | undefined,
): string {
  if (!isUnconfirmed(uploader) || ip === undefined) return `user:${uploader.id}`;
  const key = keyFor(ctx.secret, 'upload queue');
  return `${ofAddress}${createHmac('sha256', key).update(addressKey(ip)).digest('base64url')}`;
}

/** Queues the checks of a document behind as many turns as its group has waiting, so that every group comes in its turn. */
export async function queueChecks(
  ctx: Pick<Context, 'jobs'>,
  trx: Database,
  documentId: number,
  queueGroup: string,
): Promise<void> {
  const waiting = (await countQueued(trx, queueGroup)) - 1;
  await ctx.jobs.enqueueProcessing(trx, documentId, { group: queueGroup, place: Math.max(0, waiting) });
}

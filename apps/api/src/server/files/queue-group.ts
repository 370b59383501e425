import { createHmac } from 'node:crypto';
import { keyFor } from '../../config/encrypt';
import { addressKey } from '../security/address-key';

/** A context with the server's secret. */
type WithSecret = { secret: string };

const addressPrefix = 'address:';

/** Returns whether a group is that of all people without a confirmed account at one address. */
export function isOfAddress(queueGroup: string): boolean {
  return queueGroup.startsWith(addressPrefix);
}

export type Uploader = { id: string; is_anonymous: boolean; email_verified_at: Date | null };

/**
 * Returns whether a person has no confirmed email address. Such accounts cost nothing to create, so they count for
 * their network address.
 */
export function isUnconfirmed({ is_anonymous, email_verified_at }: Uploader): boolean {
  return is_anonymous || email_verified_at === null;
}

/** Returns the group of a single person or member of staff. */
export function ownGroup(whose: { userId: string } | { adminId: string }): string {
  return 'userId' in whose ? `user:${whose.userId}` : `staff:${whose.adminId}`;
}

/**
 * Returns the group that takes one turn in a queue: a person with a confirmed account, or all people without one at
 * an address. The address is an HMAC and is stored only while the row waits.
 */
export function queueGroupOf(ctx: WithSecret, uploader: Uploader, ip: string | undefined): string {
  if (!isUnconfirmed(uploader) || ip === undefined) return ownGroup({ userId: uploader.id });
  return addressGroup(ctx, ip);
}

/** Returns the group of all people without a confirmed account at an address. */
export function addressGroup(ctx: WithSecret, ip: string): string {
  const key = keyFor(ctx.secret, 'upload queue');
  return `${addressPrefix}${createHmac('sha256', key).update(addressKey(ip)).digest('base64url')}`;
}

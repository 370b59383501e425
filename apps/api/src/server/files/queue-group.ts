import { createHmac } from 'node:crypto';
import { keyFor } from '../../config/encrypt';
import { addressKey } from '../security/address-key';

/** A context with the server's secret. */
type WithSecret = { secret: string };

const ofAddress = 'address:';

/** True for the group of all people without a confirmed account at one address. */
export function isOfAddress(queueGroup: string): boolean {
  return queueGroup.startsWith(ofAddress);
}

export type Uploader = { id: string; is_anonymous: boolean; email_verified_at: Date | null };

/** Whether somebody has no confirmed address: such ids and accounts cost nothing, so their address counts for them. */
export function isUnconfirmed({ is_anonymous, email_verified_at }: Uploader): boolean {
  return is_anonymous || email_verified_at === null;
}

/** The group of one person alone, or of one member of staff. */
export function ownGroup(whose: { userId: string } | { adminId: string }): string {
  return 'userId' in whose ? `user:${whose.userId}` : `staff:${whose.adminId}`;
}

/**
 * Returns the group that takes one turn in a queue: a person with a confirmed account, or all people without one at an
 * address. The address is an HMAC, which rows keep only while they wait.
 */
export function queueGroupOf(ctx: WithSecret, uploader: Uploader, ip: string | undefined): string {
  if (!isUnconfirmed(uploader) || ip === undefined) return ownGroup({ userId: uploader.id });
  return addressGroup(ctx, ip);
}

/** Returns the group of all people without a confirmed account at an address. */
export function addressGroup(ctx: WithSecret, ip: string): string {
  const key = keyFor(ctx.secret, 'upload queue');
  return `${ofAddress}${createHmac('sha256', key).update(addressKey(ip)).digest('base64url')}`;
}

import { createHmac } from 'node:crypto';
import { secondsPerDay } from '../config/durations';
import { keyFor } from '../config/encrypt';
import type { Context } from '../context';
import { addressKey } from './security/address-key';

const monthS = 30 * secondsPerDay;
const knownFor = 3 * monthS;

/**
 * Returns the network address of a person as an HMAC, for their share of limits. The address cannot be read from it.
 */
export function networkOf(ctx: Pick<Context, 'secret'>, ip: string): string {
  return createHmac('sha256', keyFor(ctx.secret, 'place')).update(addressKey(ip)).digest('base64url');
}

/** Remembers for 90 days that an account was used at an address: attackers elsewhere cannot use up its limit there. */
export async function rememberNetwork(
  ctx: Pick<Context, 'limits' | 'secret'>,
  userId: string,
  ip: string,
): Promise<void> {
  await ctx.limits.name('known-place', `${userId}|${networkOf(ctx, ip)}`, knownFor);
}

/** Returns whether an account was used at an address in the last 90 days. */
export async function isKnownNetwork(
  ctx: Pick<Context, 'limits'>,
  userId: string,
  place: string,
): Promise<boolean> {
  return ctx.limits.isNamed('known-place', `${userId}|${place}`);
}

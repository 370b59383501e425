import { createHmac } from 'node:crypto';
import { keyFor } from '../config/encrypt';
import type { Context } from '../context';
import { addressKey } from './security/address-key';

const monthS = 30 * 24 * 60 * 60;
const knownFor = 3 * monthS;

/** From where somebody acts, for shares of limits: the address of a connection as an HMAC, which tells nobody which one. */
export function placeOf(ctx: Pick<Context, 'secret'>, ip: string): string {
  return createHmac('sha256', keyFor(ctx.secret, 'place')).update(addressKey(ip)).digest('base64url');
}

/** Notes that an account was entered from a place: for 90 days, strangers elsewhere take nothing from it there. */
export async function notePlace(
  ctx: Pick<Context, 'limits' | 'secret'>,
  userId: string,
  ip: string,
): Promise<void> {
  await ctx.limits.name('known-place', `${userId}|${placeOf(ctx, ip)}`, knownFor);
}

/** Whether an account was entered from there in the last 90 days. */
export async function isKnownPlace(
  ctx: Pick<Context, 'limits'>,
  userId: string,
  place: string,
): Promise<boolean> {
  return ctx.limits.isNamed('known-place', `${userId}|${place}`);
}

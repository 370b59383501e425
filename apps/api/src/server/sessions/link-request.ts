import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondsPerDay } from '../../config/durations';
import type { Context } from '../../context';
import { addressHash } from '../security/address-key';
import { readSealedCookie, setSealedCookie } from './sealed-cookie';

/** Valid as long as the links that confirm an address. */
const cookie = { name: 'aw_asked', path: '/api/auth', maxAgeSeconds: secondsPerDay };

/** Sets a cookie with which the browser can prove later that it requested the link that is mailed to this address. */
export function noteLinkRequest(ctx: Context, reply: FastifyReply, email: string): void {
  setSealedCookie(ctx, reply, cookie, addressHash(email));
}

/** Returns whether the last link that this browser requested was mailed to this address. */
export function hasRequestedLink(ctx: Context, request: FastifyRequest, email: string): boolean {
  return readSealedCookie(ctx, request, cookie.name) === addressHash(email);
}

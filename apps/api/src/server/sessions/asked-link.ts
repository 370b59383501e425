import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { readSealedCookie, setSealedCookie } from './sealed-cookie';
import { addressHash } from '../security/address-key';

/** Lives as long as the links that confirm an address. */
const cookie = { name: 'aw_asked', path: '/api/auth', maxAgeSeconds: 24 * 60 * 60 };

/** Lets the browser prove later that it asked for the link that is mailed to this address. */
export function noteAskedLink(ctx: Context, reply: FastifyReply, email: string): void {
  setSealedCookie(ctx, reply, cookie, addressHash(email));
}

/** Returns whether the last link that this browser asked for was mailed to this address. */
export function hasAskedForLink(ctx: Context, request: FastifyRequest, email: string): boolean {
  return readSealedCookie(ctx, request, cookie.name) === addressHash(email);
}

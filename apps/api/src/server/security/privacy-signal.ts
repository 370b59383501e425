import type { FastifyRequest } from 'fastify';

/** Returns whether the browser asks not to sell or share its person's data (Global Privacy Control). */
export function sendsGpc(request: FastifyRequest): boolean {
  return request.headers['sec-gpc'] === '1';
}

import type { FastifyRequest } from 'fastify';

/** Address of the connection and the browser's user agent. */
export type Client = { ip: string; userAgent: string | undefined };

/** Returns the client of a request. */
export function clientOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  return { ip: request.ip, userAgent: request.headers['user-agent'] };
}

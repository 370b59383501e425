import type { FastifyRequest } from 'fastify';

/** From where somebody acts: the address of the connection and what the browser says of itself. */
export type Client = { ip: string; userAgent: string | undefined };

/** From where a request comes. */
export function clientOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  return { ip: request.ip, userAgent: request.headers['user-agent'] };
}

import type { Endpoint } from '@aw/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { attach } from './attach';

/**
 * Puts an endpoint on a scope that mail programs call by themselves (RFC 8058): their body is a form of either kind that
 * says nothing new, so it is read and dropped.
 */
export function attachOneClick<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Parameters<typeof attach<E>>[2],
): void {
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    );
    attach(own, endpoint, handler);
  });
}

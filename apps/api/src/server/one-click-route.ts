import type { Endpoint } from '@aw/contracts/endpoint';
import * as z from 'zod/mini';
import { type Handler, type Route, route } from './routes';

/**
 * An endpoint of a List-Unsubscribe link. Mail programs call it by themselves (RFC 8058): their body is a form that says
 * nothing new, so it is read and dropped. A browser that opens the link is sent to `page`, a path that ends with the name
 * of its parameter for the token and `=`; opening it changes nothing, because link scanners do it as well.
 */
export function oneClickRoute<const E extends Endpoint>(
  endpoint: E,
  page: string,
  handler: Handler<E>,
): Route {
  return {
    endpoint,
    add(app, ctx) {
      void app.register(async (own) => {
        own.removeAllContentTypeParsers();
        own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
          done(null),
        );
        route(endpoint, handler).add(own, ctx);
        own.get<{ Querystring: { token: string } }>(
          endpoint.path,
          { config: { scope: 'public', isCounted: true }, schema: { hide: true, querystring, response } },
          async ({ query }, reply) => reply.redirect(page + encodeURIComponent(query.token), 303),
        );
      });
    },
  };
}

/** The page itself says of a link without a whole token that it is incomplete. */
const querystring = z.object({ token: z.catch(z.string(), '') });
const response = { 303: z.void() };

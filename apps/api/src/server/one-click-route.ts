import type { Endpoint } from '@aw/contracts/endpoint';
import * as z from 'zod/mini';
import { type Handler, type Route, route } from './routes';

/**
 * Maps the endpoint of a List-Unsubscribe link. Mail programs call it automatically (RFC 8058) with a form that
 * contains nothing new, so the body is ignored. A browser that opens the link is redirected to `page`, a path that
 * ends with the name of its token parameter and `=`. Opening it changes nothing, because link scanners open it too.
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

/** If the token of a link is incomplete, the page says so. */
const querystring = z.object({ token: z.catch(z.string(), '') });
const response = { 303: z.void() };

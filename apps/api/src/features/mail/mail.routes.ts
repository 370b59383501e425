import * as contract from '@aw/contracts/account-settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, PersonContext } from '../../context';
import { attach } from '../../server/attach';
import { personOf } from '../../server/session';
import { changeMailPreference, readMailPreferences } from './mail-preferences';
import { unsubscribe } from './unsubscribe';

/** Turning mail off with the link of a mail, which mail programs call by themselves. */
export function publicMailRoutes(app: FastifyInstance, ctx: Context): void {
  void app.register(async (own) => {
    // RFC 8058: the body is a form of either kind that says nothing new, so it is read and dropped.
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    );
    attach(own, contract.unsubscribe, async ({ query }) => unsubscribe(ctx, query.token));
  });
}

/** Which kinds of mail the acting person gets. */
export function sessionMailRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest): PersonContext => ({ ...base, userId: personOf(request) });
  attach(app, contract.readMailPreferences, async ({ request }) => readMailPreferences(as(request)));
  attach(app, contract.changeMailPreference, async ({ body, request }) =>
    changeMailPreference(as(request), body),
  );
}

import * as contract from '@aw/contracts/account/public';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { attachOneClick } from '../../server/one-click';
import { changeMailPreference, getMailPreferences, unsubscribe } from './mail-preferences';
import { unsubscribePages } from './unsubscribe-links';

/** Turning mail off with the link of a mail, which mail programs call by themselves. */
export function publicMailRoutes(app: FastifyInstance, ctx: Context): void {
  attachOneClick(app, contract.unsubscribe, {
    page: unsubscribePages.mails,
    handler: async ({ query }) => unsubscribe(ctx, query.token),
  });
}

/** Which kinds of mail the acting person gets. */
export function sessionMailRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asUser(base, request);
  attach(app, contract.getMailPreferences, async ({ request }) => getMailPreferences(as(request)));
  attach(app, contract.changeMailPreference, async ({ body, request }) =>
    changeMailPreference(as(request), body),
  );
}

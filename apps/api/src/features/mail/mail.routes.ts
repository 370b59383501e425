import * as contract from '@aw/contracts/account-settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, PersonContext } from '../../context';
import { attach } from '../../server/attach';
import { attachOneClick } from '../../server/one-click';
import { personOf } from '../../server/session';
import { changeMailPreference, readMailPreferences } from './mail-preferences';
import { unsubscribe } from './unsubscribe';

/** Turning mail off with the link of a mail, which mail programs call by themselves. */
export function publicMailRoutes(app: FastifyInstance, ctx: Context): void {
  attachOneClick(app, contract.unsubscribe, async ({ query }) => unsubscribe(ctx, query.token));
}

/** Which kinds of mail the acting person gets. */
export function sessionMailRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest): PersonContext => ({ ...base, userId: personOf(request) });
  attach(app, contract.readMailPreferences, async ({ request }) => readMailPreferences(as(request)));
  attach(app, contract.changeMailPreference, async ({ body, request }) =>
    changeMailPreference(as(request), body),
  );
}

import * as contract from '@aw/contracts/newsletter/public';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { attach } from '../../server/attach';
import { attachOneClick } from '../../server/one-click';
import { unsubscribePages } from '../mail/unsubscribe-links';
import { confirmNewsletter, subscribe, unsubscribeNewsletter } from './subscribe';

/** The newsletter's form, and what the links of its mails do. */
export function publicNewsletterRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.subscribe, async ({ body, request }) => {
    await subscribe(ctx, request, body);
    return { status: 'pending' as const };
  });
  attach(app, contract.confirmNewsletter, async ({ body }) => confirmNewsletter(ctx, body.token));
  attachOneClick(app, contract.unsubscribeNewsletter, {
    page: unsubscribePages.newsletter,
    handler: async ({ query }) => unsubscribeNewsletter(ctx, query.token),
  });
}

import * as contract from '@aw/contracts/payments/public';
import * as staff from '@aw/contracts/payments/staff';
import { addRoute, type Route, route, routes } from '../../../server/routes';
import { replayWebhook } from './apply-webhook';
import { listWebhooks } from './list-webhooks';
import { receiveWebhook } from './receive-webhook';

/** Receives the provider's webhook events. The body stays unparsed, because the signature covers its bytes. */
const webhookRoute: Route = {
  endpoint: contract.stripeWebhook,
  add(app, ctx) {
    void app.register(async (own) => {
      own.removeAllContentTypeParsers();
      own.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
      addRoute(own, contract.stripeWebhook, {
        handler: async ({ request }) => {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          await receiveWebhook(ctx, body, String(request.headers['stripe-signature'] ?? ''));
          return { received: true };
        },
      });
    });
  },
};

export const webhookRoutes = routes(
  webhookRoute,
  route(staff.staffListWebhooks, (ctx, { query }) => listWebhooks(ctx, query)),
  route(staff.staffReplayWebhook, (ctx, { params }) => replayWebhook(ctx, params.eventId)),
);

import * as contract from '@aw/contracts/orders/public';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { asUser } from '../../../server/acting';
import { attach } from '../../../server/attach';
import { sendSlice } from '../../../server/pages';
import { requestCountries } from '../../../server/request-countries';
import { showOrder } from '../get-order';
import { answerExtension } from './answer-extension';
import { cancelOrder } from './cancel-order';
import { enterOrder } from './enter-order';
import { listOrders, markOrderRead, openOwnOrder } from './list-orders';
import { askForOrderLink } from './mail-order-link';
import { acceptOrder, askRevision } from './review-delivery';
import { sendMessage } from './send-message';
import { withdrawOrder } from './withdraw-order';

/** The mailed link to an order, which anybody may ask for. */
export function publicOrderRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.mailOrderLink, async ({ body, request }) => {
    await askForOrderLink(ctx, request, body);
    return { message: 'If this order was placed with this email address, we have sent you the link.' };
  });
}

/** What customers do with their orders. */
export function sessionOrderRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asUser(base, request);

  attach(app, contract.listOrders, async ({ query, request, reply }) =>
    sendSlice(await listOrders(as(request), query), request, reply),
  );
  attach(app, contract.getOrder, async ({ params, request }) =>
    showOrder(as(request), openOwnOrder(as(request), params.orderId)),
  );
  attach(app, contract.enterOrder, async ({ params, body, request }) =>
    showOrder(as(request), enterOrder(as(request), request, params.orderId, body.key)),
  );
  attach(app, contract.sendOrderMessage, async ({ params, body, request }) =>
    sendMessage(as(request), params.orderId, body),
  );
  attach(app, contract.markOrderRead, async ({ params, request }) =>
    markOrderRead(as(request), params.orderId),
  );
  attach(app, contract.askRevision, async ({ params, body, request }) =>
    showOrder(
      as(request),
      askRevision(as(request), params.orderId, body, requestCountries(base.config, request)),
    ),
  );
  attach(app, contract.acceptOrder, async ({ params, request }) =>
    showOrder(as(request), acceptOrder(as(request), params.orderId)),
  );
  attach(app, contract.cancelOrder, async ({ params, request }) =>
    showOrder(as(request), cancelOrder(as(request), params.orderId)),
  );
  attach(app, contract.withdrawOrder, async ({ params, request }) =>
    showOrder(as(request), withdrawOrder(as(request), params.orderId)),
  );
  attach(app, contract.answerExtension, async ({ params, body, request }) =>
    showOrder(as(request), answerExtension(as(request), params.orderId, body)),
  );
}

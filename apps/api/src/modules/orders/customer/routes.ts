import * as contract from '@aw/contracts/orders/public';
import { requestCountries } from '../../../server/request-countries';
import { route, routes } from '../../../server/routes';
import { showOrder } from '../get-order';
import { answerExtension } from './answer-extension';
import { cancelOrder } from './cancel-order';
import { enterOrder } from './enter-order';
import { getPricedOrder, listOrders, markOrderRead } from './list-orders';
import { acceptOrder, askRevision } from './review-delivery';
import { sendMessage } from './send-message';
import { requestOrderLink } from './send-order-link';
import { withdrawOrder } from './withdraw-order';

export const customerOrderRoutes = routes(
  route(contract.mailOrderLink, async (ctx, { body, request }) => {
    await requestOrderLink(ctx, request, body);
    return { message: 'If this order was placed with this email address, we have sent you the link.' };
  }),
  route(contract.listOrders, (ctx, { query }) => listOrders(ctx, query)),
  route(contract.getOrder, (ctx, { params }) => showOrder(ctx, getPricedOrder(ctx, params.orderId))),
  route(contract.enterOrder, (ctx, { params, body, request }) =>
    showOrder(ctx, enterOrder(ctx, request, params.orderId, body.key)),
  ),
  route(contract.sendOrderMessage, (ctx, { params, body }) => sendMessage(ctx, params.orderId, body)),
  route(contract.markOrderRead, (ctx, { params }) => markOrderRead(ctx, params.orderId)),
  route(contract.askRevision, (ctx, { params, body, request }) =>
    showOrder(ctx, askRevision(ctx, params.orderId, body, requestCountries(ctx.config, request))),
  ),
  route(contract.acceptOrder, (ctx, { params }) => showOrder(ctx, acceptOrder(ctx, params.orderId))),
  route(contract.cancelOrder, (ctx, { params }) => showOrder(ctx, cancelOrder(ctx, params.orderId))),
  route(contract.withdrawOrder, (ctx, { params }) => showOrder(ctx, withdrawOrder(ctx, params.orderId))),
  route(contract.answerExtension, (ctx, { params, body }) =>
    showOrder(ctx, answerExtension(ctx, params.orderId, body)),
  ),
);

import { listJurisdictionRules } from '@aw/contracts/jurisdictions';
import * as contract from '@aw/contracts/orders';
import { listActiveRules, markReadByCustomer, type OrderRow } from '@aw/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, PersonContext } from '../../context';
import { sendFile } from '../../files/send-file';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { placeOf } from '../../server/place';
import { personOf } from '../../server/session';
import { acceptOrder } from './customer/accept-order';
import { answerExtension } from './customer/answer-extension';
import { askRevision } from './customer/ask-revision';
import { cancelOrder } from './customer/cancel-order';
import { enterOrder } from './customer/enter-order';
import { listOrders } from './customer/list-orders';
import { askForOrderLink } from './customer/mail-order-link';
import { reorder } from './customer/reorder';
import { sendMessage } from './customer/send-message';
import { withdrawOrder } from './customer/withdraw-order';
import { changeOrder } from './draft/change-order';
import { placeOrder } from './draft/place-order';
import { readPriceBook } from './draft/read-price-book';
import { refreshPrice } from './draft/refresh-price';
import { requestCountries } from './draft/request-countries';
import { startDraft } from './draft/start-draft';
import { addOrderFile, checkFileLimits } from './files/add-order-file';
import { readOrderFile } from './files/read-order-file';
import { receiveOrderFile } from './files/receive-order-file';
import { removeOrderFile } from './files/remove-order-file';
import { openOrder } from './open-order';
import { toOrderFile } from './order.mapper';
import { readOrder } from './read-order';

/** Prices, places and mailed links: what anybody may ask. */
export function publicOrderRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.readPriceBook, async () => readPriceBook(ctx));
  attach(app, listJurisdictionRules, async () =>
    (await listActiveRules(ctx.readDb)).map(({ is_active: isActive, ...rule }) => ({ ...rule, isActive })),
  );
  attach(app, contract.mailOrderLink, async ({ body, request }) => {
    await askForOrderLink(ctx, request, body);
    return { message: 'If this number and this address belong together, the link is on its way.' };
  });
}

/** What a session may do with its orders. */
export function sessionOrderRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest): PersonContext => ({
    ...base,
    userId: personOf(request),
    place: placeOf(base, request.ip),
  });
  const countries = (request: FastifyRequest) => requestCountries(base.config, request);
  const show = async (request: FastifyRequest, row: OrderRow | Promise<OrderRow>) =>
    readOrder(base, await row, { userId: personOf(request) });

  attach(app, contract.listOrders, async ({ query, request, reply }) =>
    sendSlice(await listOrders(as(request), query), request, reply),
  );
  attach(app, contract.createOrder, async ({ body, request }) =>
    show(request, startDraft(as(request), body, countries(request))),
  );
  attach(app, contract.getOrder, async ({ params, request }) => {
    const ctx = as(request);
    return show(request, refreshPrice(ctx, await openOrder(base.db, ctx.userId, params.orderId)));
  });
  attach(app, contract.changeOrder, async ({ params, body, request }) =>
    show(request, changeOrder(as(request), params.orderId, body, countries(request))),
  );
  attach(app, contract.placeOrder, async ({ params, request }) =>
    show(
      request,
      placeOrder(as(request), params.orderId, { headerCountries: countries(request), ip: request.ip }),
    ),
  );
  attach(app, contract.enterOrder, async ({ params, body, request }) =>
    show(request, enterOrder(as(request), request, params.orderId, body.key)),
  );
  attach(app, contract.sendOrderMessage, async ({ params, body, request }) =>
    sendMessage(as(request), params.orderId, body),
  );
  attach(app, contract.markOrderRead, async ({ params, request }) => {
    await openOrder(base.db, personOf(request), params.orderId);
    await markReadByCustomer(base.db, params.orderId);
  });
  attach(app, contract.askRevision, async ({ params, body, request }) =>
    show(request, askRevision(as(request), params.orderId, body, countries(request))),
  );
  attach(app, contract.acceptOrder, async ({ params, request }) =>
    show(request, acceptOrder(as(request), params.orderId)),
  );
  attach(app, contract.cancelOrder, async ({ params, request }) =>
    show(request, cancelOrder(as(request), params.orderId)),
  );
  attach(app, contract.withdrawOrder, async ({ params, request }) =>
    show(request, withdrawOrder(as(request), params.orderId)),
  );
  attach(app, contract.answerExtension, async ({ params, body, request }) =>
    show(request, answerExtension(as(request), params.orderId, body)),
  );
  attach(app, contract.reorder, async ({ params, request }) =>
    show(request, reorder(as(request), params.orderId, countries(request))),
  );
}

/** Files of an order, private to its people. */
export function orderFileRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest): PersonContext => ({
    ...base,
    userId: personOf(request),
    place: placeOf(base, request.ip),
  });
  attach(app, contract.addOrderFile, async ({ params, request }) => {
    const ctx = as(request);
    await checkFileLimits(ctx, params.orderId);
    const received = await receiveOrderFile(request, base.files);
    return toOrderFile(await addOrderFile(ctx, params.orderId, received, request.ip));
  });
  attach(app, contract.readOrderFile, async ({ params, request, reply }) =>
    sendFile(request, reply, base.files, await readOrderFile(as(request), params.orderId, params.fileId)),
  );
  attach(app, contract.removeOrderFile, async ({ params, request }) =>
    removeOrderFile(as(request), params.orderId, params.fileId),
  );
}

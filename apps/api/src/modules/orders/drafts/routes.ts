import * as contract from '@aw/contracts/orders/public';
import { cachedRoute } from '../../../server/cached-route';
import { requestCountries } from '../../../server/request-countries';
import { route, routes } from '../../../server/routes';
import { showOrder } from '../get-order';
import { changeOrder } from './change-order';
import { createDraft, reorder } from './create-draft';
import { getPriceBook } from './get-price-book';
import { placeOrder } from './place-order';

export const orderDraftRoutes = routes(
  // A promotion begins and ends by the clock, which invalidates no cache.
  cachedRoute(contract.getPriceBook, { topics: ['prices'], seconds: 2 }, (ctx) => getPriceBook(ctx)),
  route(contract.createOrder, (ctx, { body, request }) =>
    showOrder(ctx, createDraft(ctx, body, requestCountries(ctx.config, request))),
  ),
  route(contract.changeOrder, (ctx, { params, body, request }) =>
    showOrder(ctx, changeOrder(ctx, params.orderId, body, requestCountries(ctx.config, request))),
  ),
  route(contract.placeOrder, async (ctx, { params, request }) => {
    const origin = { headerCountries: requestCountries(ctx.config, request), ip: request.ip };
    return showOrder(ctx, placeOrder(ctx, params.orderId, origin));
  }),
  route(contract.reorder, (ctx, { params, request }) =>
    showOrder(ctx, reorder(ctx, params.orderId, requestCountries(ctx.config, request))),
  ),
);

import { listJurisdictionRules } from '@aw/contracts/jurisdictions/public';
import * as contract from '@aw/contracts/orders/public';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { asUser } from '../../../server/acting';
import { attach } from '../../../server/attach';
import { attachCached } from '../../../server/attach-cached';
import { requestCountries } from '../../../server/request-countries';
import { createDraft } from '../create-draft';
import { showOrder } from '../get-order';
import { changeOrder } from './change-order';
import { getOpenRules, getPriceBook } from './get-price-book';
import { placeOrder } from './place-order';
import { reorder } from './reorder';

/** Prices, and places where writing is barred: what anybody may ask before an order. */
export function publicOrderDraftRoutes(app: FastifyInstance, ctx: Context): void {
  // A promotion begins and ends by the clock, which tells nobody.
  attachCached(app, contract.getPriceBook, { topics: ['prices'], seconds: 2 }, async () => getPriceBook(ctx));
  attachCached(app, listJurisdictionRules, { topics: ['jurisdictions'] }, async () => getOpenRules(ctx));
}

/** An order until it is paid. */
export function sessionOrderDraftRoutes(app: FastifyInstance, base: Context): void {
  const countries = (request: FastifyRequest) => requestCountries(base.config, request);
  attach(app, contract.createOrder, async ({ body, request }) => {
    const ctx = asUser(base, request);
    return showOrder(ctx, createDraft(ctx, body, countries(request)));
  });
  attach(app, contract.changeOrder, async ({ params, body, request }) => {
    const ctx = asUser(base, request);
    return showOrder(ctx, changeOrder(ctx, params.orderId, body, countries(request)));
  });
  attach(app, contract.placeOrder, async ({ params, request }) => {
    const ctx = asUser(base, request);
    const origin = { headerCountries: countries(request), ip: request.ip };
    return showOrder(ctx, placeOrder(ctx, params.orderId, origin));
  });
  attach(app, contract.reorder, async ({ params, request }) => {
    const ctx = asUser(base, request);
    return showOrder(ctx, reorder(ctx, params.orderId, countries(request)));
  });
}

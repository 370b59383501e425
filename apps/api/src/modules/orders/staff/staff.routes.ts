import * as rules from '@aw/contracts/jurisdictions/staff';
import * as contract from '@aw/contracts/orders/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, StaffContext } from '../../../context';
import { asStaff } from '../../../server/acting';
import { attach } from '../../../server/attach';
import { sendSlice } from '../../../server/pages';
import { getStaffOrder } from '../get-staff-order';

import { addNote, markOrderRead } from './add-note';
import { assignOrders } from './assign-orders';
import { deliverOrder } from './deliver-order';
import { exportOrders } from './export-orders';
import { addRule, changeRule, getRules } from './keep-rules';
import { addWriter, changeWriter, getWriters } from './keep-writers';
import { countOrders, listOrdersOfView } from './list-orders';
import { proposeExtension } from './propose-extension';
import { sendStaffMessage } from './send-message';
import { transitionByStaff } from './transition-by-staff';

type As = (request: FastifyRequest) => StaffContext;

/** Orders in the console, its writers, and where writing is barred. */
export function staffOrderRoutes(app: FastifyInstance, base: Context): void {
  const as: As = (request) => asStaff(base, request);
  listRoutes(app, base, as);
  orderRoutes(app, base, as);
  keepingRoutes(app, base, as);
}

function listRoutes(app: FastifyInstance, base: Context, as: As): void {
  attach(app, contract.staffListOrders, async ({ query, request, reply }) =>
    sendSlice(await listOrdersOfView(base, query), request, reply),
  );
  attach(app, contract.staffCountOrders, async () => countOrders(base));
  attach(app, contract.staffExportOrders, async ({ query, request, reply }) =>
    exportOrders(as(request), query, reply),
  );
  attach(app, contract.staffAssignOrders, async ({ body, request }) => ({
    results: await assignOrders(as(request), body),
  }));
}

function orderRoutes(app: FastifyInstance, base: Context, as: As): void {
  attach(app, contract.staffGetOrder, async ({ params }) => getStaffOrder(base, params.orderId));
  attach(app, contract.staffTransitionOrder, async ({ params, body, request }) => {
    await transitionByStaff(as(request), params.orderId, body);
    return getStaffOrder(base, params.orderId);
  });
  attach(app, contract.staffProposeExtension, async ({ params, body, request }) => {
    await proposeExtension(as(request), params.orderId, body);
    return getStaffOrder(base, params.orderId);
  });
  attach(app, contract.staffSendOrderMessage, async ({ params, body, request }) =>
    sendStaffMessage(as(request), params.orderId, body),
  );
  attach(app, contract.staffDeliverOrder, async ({ params, body, request }) => {
    await deliverOrder(as(request), params.orderId, body);
    return getStaffOrder(base, params.orderId);
  });
  attach(app, contract.staffAddNote, async ({ params, body, request }) =>
    addNote(as(request), params.orderId, body.body),
  );
  attach(app, contract.staffMarkOrderRead, async ({ params, request }) =>
    markOrderRead(as(request), params.orderId),
  );
}

function keepingRoutes(app: FastifyInstance, base: Context, as: As): void {
  attach(app, contract.staffListWriters, async () => getWriters(base));
  attach(app, contract.staffAddWriter, async ({ body, request }) => addWriter(as(request), body));
  attach(app, contract.staffChangeWriter, async ({ params, body, request }) =>
    changeWriter(as(request), params.id, body),
  );
  attach(app, rules.staffListJurisdictionRules, async () => getRules(base));
  attach(app, rules.staffAddJurisdictionRule, async ({ body, request }) => addRule(as(request), body));
  attach(app, rules.staffChangeJurisdictionRule, async ({ params, body, request }) =>
    changeRule(as(request), params.id, body),
  );
}

import * as rules from '@aw/contracts/jurisdictions';
import * as contract from '@aw/contracts/staff-orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, StaffContext } from '../../context';
import { sendFile } from '../../files/send-file';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { staffOf } from '../../server/staff';
import { addNote, markOrderRead } from './desk/add-note';
import { addStaffFile, readStaffFile } from './desk/add-staff-file';
import { assignOrders } from './desk/assign-orders';
import { deliverOrder } from './desk/deliver-order';
import { exportOrders } from './desk/export-orders';
import { addRule, changeRule, readRules } from './desk/keep-rules';
import { addWriter, changeWriter, readWriters } from './desk/keep-writers';
import { countOrders, listOrdersOfView } from './desk/list-orders';
import { moveByStaff } from './desk/move-by-staff';
import { proposeExtension } from './desk/propose-extension';
import { readStaffOrder } from './desk/read-staff-order';
import { sendStaffMessage } from './desk/send-message';

type As = (request: FastifyRequest) => StaffContext;

/** The order desk of the console, its writers, and where writing is barred. */
export function orderDeskRoutes(app: FastifyInstance, base: Context): void {
  const as: As = (request) => ({ ...base, admin: staffOf(request).admin });
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
  attach(app, contract.staffGetOrder, async ({ params }) => readStaffOrder(base, params.orderId));
  attach(app, contract.staffMoveOrder, async ({ params, body, request }) => {
    await moveByStaff(as(request), params.orderId, body);
    return readStaffOrder(base, params.orderId);
  });
  attach(app, contract.staffProposeExtension, async ({ params, body, request }) => {
    await proposeExtension(as(request), params.orderId, body);
    return readStaffOrder(base, params.orderId);
  });
  attach(app, contract.staffSendOrderMessage, async ({ params, body, request }) =>
    sendStaffMessage(as(request), params.orderId, body),
  );
  attach(app, contract.staffAddOrderFile, async ({ params, request }) =>
    addStaffFile(as(request), params.orderId, request),
  );
  attach(app, contract.staffReadOrderFile, async ({ params, request, reply }) =>
    sendFile(request, reply, base.files, await readStaffFile(base, params.orderId, params.fileId)),
  );
  attach(app, contract.staffDeliverOrder, async ({ params, body, request }) => {
    await deliverOrder(as(request), params.orderId, body);
    return readStaffOrder(base, params.orderId);
  });
  attach(app, contract.staffAddNote, async ({ params, body, request }) =>
    addNote(as(request), params.orderId, body.body),
  );
  attach(app, contract.staffMarkOrderRead, async ({ params, request }) =>
    markOrderRead(as(request), params.orderId),
  );
}

function keepingRoutes(app: FastifyInstance, base: Context, as: As): void {
  attach(app, contract.staffListWriters, async () => readWriters(base));
  attach(app, contract.staffAddWriter, async ({ body, request }) => addWriter(as(request), body));
  attach(app, contract.staffChangeWriter, async ({ params, body, request }) =>
    changeWriter(as(request), params.id, body),
  );
  attach(app, rules.staffListJurisdictionRules, async () => readRules(base));
  attach(app, rules.staffAddJurisdictionRule, async ({ body, request }) => addRule(as(request), body));
  attach(app, rules.staffChangeJurisdictionRule, async ({ params, body, request }) =>
    changeRule(as(request), params.id, body),
  );
}

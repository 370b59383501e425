import * as contract from '@aw/contracts/orders/staff';
import { route, routes } from '../../../server/routes';
import { getStaffOrder } from '../get-staff-order';
import { addNote, markOrderRead } from './add-note';
import { assignOrders } from './assign-orders';
import { deliverOrder } from './deliver-order';
import { exportOrders } from './export-orders';
import { countOrders, listStaffOrders } from './list-orders';
import { addWriter, changeWriter, listWriters } from './manage-writers';
import { proposeExtension } from './propose-extension';
import { sendStaffMessage } from './send-message';
import { transitionByStaff } from './transition-by-staff';

export const staffOrderRoutes = routes(
  route(contract.staffListOrders, (ctx, { query }) => listStaffOrders(ctx, query)),
  route(contract.staffCountOrders, (ctx) => countOrders(ctx)),
  route(contract.staffExportOrders, (ctx, { query, reply }) => exportOrders(ctx, query, reply)),
  route(contract.staffAssignOrders, async (ctx, { body }) => ({
    results: await assignOrders(ctx, body),
  })),
  route(contract.staffGetOrder, (ctx, { params }) => getStaffOrder(ctx, params.orderId)),
  route(contract.staffTransitionOrder, async (ctx, { params, body }) => {
    await transitionByStaff(ctx, params.orderId, body);
    return getStaffOrder(ctx, params.orderId);
  }),
  route(contract.staffProposeExtension, async (ctx, { params, body }) => {
    await proposeExtension(ctx, params.orderId, body);
    return getStaffOrder(ctx, params.orderId);
  }),
  route(contract.staffSendOrderMessage, (ctx, { params, body }) =>
    sendStaffMessage(ctx, params.orderId, body),
  ),
  route(contract.staffDeliverOrder, async (ctx, { params, body }) => {
    await deliverOrder(ctx, params.orderId, body);
    return getStaffOrder(ctx, params.orderId);
  }),
  route(contract.staffAddNote, (ctx, { params, body }) => addNote(ctx, params.orderId, body.body)),
  route(contract.staffMarkOrderRead, (ctx, { params }) => markOrderRead(ctx, params.orderId)),
  route(contract.staffListWriters, (ctx) => listWriters(ctx)),
  route(contract.staffAddWriter, (ctx, { body }) => addWriter(ctx, body)),
  route(contract.staffChangeWriter, (ctx, { params, body }) => changeWriter(ctx, params.id, body)),
);

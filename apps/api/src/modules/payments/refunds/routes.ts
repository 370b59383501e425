import * as contract from '@aw/contracts/payments/staff';
import { route, routes } from '../../../server/routes';
import { getStaffOrder } from '../../orders/get-staff-order';
import { createRefund } from './create-refund';
import { decideRefund, refuseRefund } from './decide-refund';
import { recordManualRefund } from './record-manual-refund';

export const refundRoutes = routes(
  route(contract.staffCreateRefund, async (ctx, { params: { orderId }, body }) => {
    await createRefund(ctx, orderId, body);
    return getStaffOrder(ctx, orderId);
  }),
  route(contract.staffRefuseRefund, async (ctx, { params: { orderId }, body }) => {
    await refuseRefund(ctx, orderId, body.reason);
    return getStaffOrder(ctx, orderId);
  }),
  route(contract.staffDecideRefund, async (ctx, { params: { orderId, refundId }, body }) => {
    await decideRefund(ctx, orderId, refundId, body.isApproved);
    return getStaffOrder(ctx, orderId);
  }),
  route(contract.staffRecordManualRefund, async (ctx, { params: { orderId, refundId }, body }) => {
    await recordManualRefund(ctx, orderId, refundId, body.reference);
    return getStaffOrder(ctx, orderId);
  }),
);

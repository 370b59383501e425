import * as contract from '@aw/contracts/payments/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context';
import { asStaff } from '../../../server/acting';
import { attach } from '../../../server/attach';
import { getStaffOrder } from '../../orders/get-staff-order';
import { createRefund } from './create-refund';
import { decideRefund, refuseRefund } from './decide-refund';
import { recordManualRefund } from './record-manual-refund';

/** Refunds as staff decide them; each answers with the order as it then is. */
export function staffRefundRoutes(app: FastifyInstance, base: Context): void {
  attach(app, contract.staffCreateRefund, async ({ params: { orderId }, body, request }) => {
    await createRefund(asStaff(base, request), orderId, body);
    return getStaffOrder(base, orderId);
  });
  attach(app, contract.staffRefuseRefund, async ({ params: { orderId }, body, request }) => {
    await refuseRefund(asStaff(base, request), orderId, body.reason);
    return getStaffOrder(base, orderId);
  });
  attach(app, contract.staffDecideRefund, async ({ params: { orderId, refundId }, body, request }) => {
    await decideRefund(asStaff(base, request), orderId, refundId, body.isApproved);
    return getStaffOrder(base, orderId);
  });
  attach(app, contract.staffRecordManualRefund, async ({ params: { orderId, refundId }, body, request }) => {
    await recordManualRefund(asStaff(base, request), orderId, refundId, body.reference);
    return getStaffOrder(base, orderId);
  });
}

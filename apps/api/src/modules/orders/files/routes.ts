import * as contract from '@aw/contracts/orders/public';
import { staffAddOrderFile, staffGetOrderFile } from '@aw/contracts/orders/staff';
import { staffGetEvidence } from '@aw/contracts/payments/staff';
import { attachmentHeader } from '../../../server/files/attachment-header';
import { sendFile } from '../../../server/files/send-file';
import { route, routes } from '../../../server/routes';
import { getEvidence } from '../evidence/get-evidence';
import { toOrderFile } from '../order.mapper';
import { getReceipt } from '../receipts/get-receipt';
import { addOrderFile, checkFileLimits } from './add-order-file';
import { addStaffFile, getStaffFile } from './add-staff-file';
import { getOrderFile } from './get-order-file';
import { removeOrderFile } from './remove-order-file';
import { receiveOrderFile } from './store-order-file';

const headersOf = (fileName: string) => ({
  'cache-control': 'no-store',
  'content-disposition': attachmentHeader(fileName),
  'x-content-type-options': 'nosniff',
});

export const orderFileRoutes = routes(
  route(contract.addOrderFile, async (ctx, { params, request }) => {
    await checkFileLimits(ctx, params.orderId);
    const received = await receiveOrderFile(request, ctx.files);
    return toOrderFile(await addOrderFile(ctx, params.orderId, received, request.ip));
  }),
  route(contract.getOrderFile, async (ctx, { params, request, reply }) => {
    const file = await getOrderFile(ctx, params.orderId, params.fileId);
    return sendFile(request, reply, ctx.files, file);
  }),
  route(contract.removeOrderFile, (ctx, { params }) => removeOrderFile(ctx, params.orderId, params.fileId)),
  route(contract.getReceipt, async (ctx, { params, reply }) => {
    const bytes = await getReceipt(ctx, params.orderId);
    return reply
      .headers(headersOf(`receipt-${params.orderId}.pdf`))
      .type('application/pdf')
      .send(bytes);
  }),
  route(staffAddOrderFile, (ctx, { params, request }) => addStaffFile(ctx, params.orderId, request)),
  route(staffGetOrderFile, async (ctx, { params, request, reply }) =>
    sendFile(request, reply, ctx.files, await getStaffFile(ctx, params.orderId, params.fileId)),
  ),
  route(staffGetEvidence, async (ctx, { params, reply }) => {
    const pack = await getEvidence(ctx, params.orderId);
    return reply
      .headers(headersOf(`evidence-${params.orderId}.zip`))
      .type('application/zip')
      .send(pack);
  }),
);

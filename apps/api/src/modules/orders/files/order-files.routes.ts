import * as contract from '@aw/contracts/orders/public';
import { staffAddOrderFile, staffGetOrderFile } from '@aw/contracts/orders/staff';
import { staffGetEvidence } from '@aw/contracts/payments/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context';
import { asStaff, asUser } from '../../../server/acting';
import { attach } from '../../../server/attach';
import { attachmentHeader } from '../../../server/files/attachment-header';
import { sendFile } from '../../../server/files/send-file';
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

/** Files of an order, private to its people, and its receipt. */
export function sessionOrderDocumentRoutes(app: FastifyInstance, base: Context): void {
  attach(app, contract.addOrderFile, async ({ params, request }) => {
    const ctx = asUser(base, request);
    await checkFileLimits(ctx, params.orderId);
    const received = await receiveOrderFile(request, base.files);
    return toOrderFile(await addOrderFile(ctx, params.orderId, received, request.ip));
  });
  attach(app, contract.getOrderFile, async ({ params, request, reply }) => {
    const file = await getOrderFile(asUser(base, request), params.orderId, params.fileId);
    return sendFile(request, reply, base.files, file);
  });
  attach(app, contract.removeOrderFile, async ({ params, request }) =>
    removeOrderFile(asUser(base, request), params.orderId, params.fileId),
  );
  attach(app, contract.getReceipt, async ({ params, request, reply }) => {
    const bytes = await getReceipt(asUser(base, request), params.orderId);
    return reply
      .headers(headersOf(`receipt-${params.orderId}.pdf`))
      .type('application/pdf')
      .send(bytes);
  });
}

/** Files that staff send, and the evidence for a dispute. */
export function staffOrderDocumentRoutes(app: FastifyInstance, base: Context): void {
  attach(app, staffAddOrderFile, async ({ params, request }) =>
    addStaffFile(asStaff(base, request), params.orderId, request),
  );
  attach(app, staffGetOrderFile, async ({ params, request, reply }) =>
    sendFile(request, reply, base.files, await getStaffFile(base, params.orderId, params.fileId)),
  );
  attach(app, staffGetEvidence, async ({ params, request, reply }) => {
    const pack = await getEvidence(asStaff(base, request), params.orderId);
    return reply
      .headers(headersOf(`evidence-${params.orderId}.zip`))
      .type('application/zip')
      .send(pack);
  });
}

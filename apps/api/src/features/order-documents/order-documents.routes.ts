import * as contract from '@aw/contracts/orders/public';
import { staffAddOrderFile, staffGetOrderFile } from '@aw/contracts/orders/staff';
import { staffGetEvidence } from '@aw/contracts/payments/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { toOrderFile } from '../../domain/orders/order.mapper';
import { attachmentHeader } from '../../files/attachment-header';
import { sendFile } from '../../files/send-file';
import { asStaff, asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { getEvidence } from './evidence/get-evidence';
import { addOrderFile, checkFileLimits } from './files/add-order-file';
import { addStaffFile, getStaffFile } from './files/add-staff-file';
import { getOrderFile } from './files/get-order-file';
import { removeOrderFile } from './files/remove-order-file';
import { receiveOrderFile } from './files/store-order-file';
import { getReceipt } from './receipts/get-receipt';

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

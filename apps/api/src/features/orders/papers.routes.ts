import { readReceipt as readReceiptContract } from '@aw/contracts/orders';
import { staffReadEvidence } from '@aw/contracts/staff-payments';
import { create as attachment } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { attach } from '../../server/attach';
import { personOf } from '../../server/session';
import { staffOf } from '../../server/staff';
import { readEvidence } from './papers/read-evidence';
import { readReceipt } from './papers/read-receipt';

const headersOf = (fileName: string) => ({
  'cache-control': 'no-store',
  'content-disposition': attachment(fileName, { type: 'attachment' }),
  'x-content-type-options': 'nosniff',
});

/** Papers that customers take away. */
export function sessionPaperRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, readReceiptContract, async ({ params, request, reply }) => {
    const bytes = await readReceipt({ ...ctx, userId: personOf(request) }, params.orderId);
    return reply
      .headers(headersOf(`receipt-${params.orderId}.pdf`))
      .type('application/pdf')
      .send(bytes);
  });
}

/** Papers that staff take away. */
export function paperDeskRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, staffReadEvidence, async ({ params, request, reply }) => {
    const pack = await readEvidence({ ...ctx, admin: staffOf(request).admin }, params.orderId);
    return reply
      .headers(headersOf(`evidence-${params.orderId}.zip`))
      .type('application/zip')
      .send(pack);
  });
}

import type { Readable } from 'node:stream';
import * as audit from '@aw/db/audit';
import * as orders from '@aw/db/orders';
import type { StaffContext } from '../../../context';
import { zipStream } from '../../../server/files/zip-stream';
import { orderNotFound } from '../order.errors';
import { evidenceEntries } from './evidence-entries';

/** Streams the evidence pack of an order as a ZIP file and records the access in the audit log. Throws 404. */
export async function getEvidence(ctx: StaffContext, orderId: string): Promise<Readable> {
  const order = await orders.find(ctx.db, orderId);
  if (!order) throw orderNotFound();
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: 'order.evidence_read',
    target: `order:${order.id}`,
  });
  return zipStream(evidenceEntries(ctx, order), ctx.now());
}

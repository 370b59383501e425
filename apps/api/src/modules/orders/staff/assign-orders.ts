import { canTransition, type OrderStatus, statusPhrase } from '@aw/contracts/orders/states';
import * as audit from '@aw/db/audit';
import type { OrderRow, WriterRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { recordOrderEvent, transitionOrder } from '../transition-order';
import { writerInactive, writerNotFound } from './staff.errors';

type Input = { orderIds: string[]; writerId: number; isDryRun: boolean };
type Outcome = { outcome: 'assigned' | 'reassigned' | 'skipped'; reason: string | null };
type AssignResult = { orderId: string } & Outcome;

/** States in which the writer can change. */
const reassignable: readonly OrderStatus[] = ['assigned', 'in_progress', 'revision', 'delivered'];

/**
 * Assigns orders to a writer, each in its own transaction. A dry run only returns what would change. Throws 404
 * `writers.not_found` and 409 `writers.off`.
 */
export async function assignOrders(ctx: StaffContext, input: Input): Promise<AssignResult[]> {
  const writer = await orders.findWriter(ctx.db, input.writerId);
  if (!writer) throw writerNotFound();
  if (!writer.is_active) throw writerInactive(writer.name);
  const results: AssignResult[] = [];
  for (const orderId of new Set(input.orderIds)) {
    const outcome = input.isDryRun
      ? decide(await orders.find(ctx.db, orderId), writer)
      : await inTransaction(ctx, (ctx) => assign(ctx, orderId, writer));
    results.push({ orderId, ...outcome });
  }
  return results;
}

function decide(order: OrderRow | undefined, writer: WriterRow): Outcome {
  if (!order) return skipped('Order not found.');
  const status = order.status;
  if (canTransition(status, 'assign', 'staff')) return { outcome: 'assigned', reason: null };
  if (!reassignable.includes(status))
    return skipped(`This order is ${statusPhrase(status)}, so it needs no writer.`);
  if (order.writer_id === writer.id) return skipped(`${writer.name} already has this order.`);
  return { outcome: 'reassigned', reason: null };
}

const skipped = (reason: string): Outcome => ({ outcome: 'skipped', reason });

async function assign(ctx: StaffContext, orderId: string, writer: WriterRow): Promise<Outcome> {
  const order = await orders.lock(ctx.db, orderId);
  const decision = decide(order, writer);
  if (!order || decision.outcome === 'skipped') return decision;
  const updated = await orders.update(ctx.db, orderId, { writer_id: writer.id });
  const actor = { by: 'staff', admin: ctx.admin } as const;
  const detail = { writerName: writer.name };
  if (decision.outcome === 'assigned') {
    await transitionOrder(ctx, updated, 'assign', actor, detail);
    return decision;
  }
  await recordOrderEvent(ctx, updated, 'reassigned', actor, detail);
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: 'order.reassign',
    target: `order:${orderId}`,
    before: { writerId: order.writer_id },
    after: { writerId: writer.id, ...detail },
  });
  return decision;
}

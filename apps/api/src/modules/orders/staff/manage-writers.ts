import type { Writer } from '@aw/contracts/orders/staff';
import * as audit from '@aw/db/audit';
import type { WriterRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { Context, StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { writerNotFound } from './staff.errors';

type Change = { name?: string; title?: string | null; isActive?: boolean };

/** Returns every writer with the number of open orders, active writers first. */
export async function listWriters(ctx: Context): Promise<Writer[]> {
  return (await orders.listWriters(ctx.db)).map(toWriter);
}

export async function addWriter(
  ctx: StaffContext,
  fields: { name: string; title?: string | null },
): Promise<Writer> {
  const title = fields.title || null;
  const id = await inTransaction(ctx, async (ctx) => {
    const added = await orders.insertWriter(ctx.db, { name: fields.name, title });
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'writer.added',
      target: `writer:${added}`,
      after: { name: fields.name, title },
    });
    return added;
  });
  return getWriter(ctx, id);
}

/** Changes a writer's name, title or whether they take orders. They keep the orders that they have. Throws 404. */
export async function changeWriter(ctx: StaffContext, id: number, change: Change): Promise<Writer> {
  await inTransaction(ctx, async (ctx) => {
    const before = await orders.lockWriter(ctx.db, id);
    if (!before) throw writerNotFound();
    const after = {
      name: change.name ?? before.name,
      title: change.title === undefined ? before.title : change.title || null,
      is_active: change.isActive ?? before.is_active,
    };
    await orders.updateWriter(ctx.db, id, after);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'writer.changed',
      target: `writer:${id}`,
      before: { name: before.name, title: before.title, isActive: before.is_active },
      after: { name: after.name, title: after.title, isActive: after.is_active },
    });
  });
  return getWriter(ctx, id);
}

async function getWriter(ctx: Context, id: number): Promise<Writer> {
  const writer = await orders.findWriter(ctx.db, id);
  if (!writer) throw writerNotFound();
  return toWriter(writer);
}

function toWriter(row: WriterRow): Writer {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    isActive: row.is_active,
    openOrders: row.open_orders ?? 0,
  };
}

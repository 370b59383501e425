import {
  dueSoonDays,
  type OrderNeed,
  type OrderView,
  orderViews,
  type StaffOrderRow,
} from '@aw/contracts/orders/staff';
import type { OrderForStaffRow, OrderPosition } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { timeKey } from '../../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../../server/pages';

export type OrderFilter = { view: OrderView; q?: string; writerId?: number; needs?: OrderNeed };
type Query = OrderFilter & PageQuery;

const dayMs = 24 * 60 * 60 * 1000;

/** In the cursor of an order that waits for nobody. */
const notWaiting = '1970-01-01T00:00:00Z';

const keys = z.tuple([
  z.object({
    id: z.string().check(z.regex(/^AW-[0-9A-Z]{16}$/)),
    since: timeKey,
  }),
]);

/** Counting stops here. */
const mostCounted = 1001;

/** A page of a view; the cursor holds the number of the last order seen, and since when it waited for a person. */
export async function listOrdersOfView(ctx: Context, query: Query): Promise<Slice<StaffOrderRow>> {
  const moments = momentsOf(ctx);
  const slice = await getSlice(query, {
    keys,
    load: ({ limit, after }) =>
      orders.listOrdersForStaff(ctx.db, filterOf(query), { ...moments, limit, after: after?.[0] }),
    keysOf: (row) => [positionOf(row)],
  });
  return mapSlice(slice, toStaffOrderRow);
}

/** How many orders each view has; counting stops at 1,001. */
export async function countOrders(ctx: Context): Promise<Record<OrderView, number>> {
  const count = (view: OrderView) =>
    orders.countOrdersForStaff(ctx.db, { view }, { ...momentsOf(ctx), most: mostCounted });
  const counts = await Promise.all(orderViews.map(async (view) => [view, await count(view)] as const));
  // One entry for each view, so the record is whole.
  return Object.fromEntries(counts) as Record<OrderView, number>;
}

const sign = '[0-9A-HJKMNP-TV-Z]';
const numberWithPrefix = new RegExp(`^AW[-\\s]?(${sign}{4,16})(?:…|\\.{3})?$`, 'i');

/** A search for nothing is none; an order's number is found however its AW- is written, whole or as lists shorten it. */
export function filterOf({ view, q, writerId, needs }: OrderFilter) {
  const part = numberWithPrefix.exec(q?.trim() ?? '')?.[1];
  return {
    view,
    q: part ? `AW-${part}` : q?.trim().replace(/(?:…|\.{3})$/, '') || undefined,
    writerId,
    needs,
  };
}

/** Now, and until when work counts as due soon. */
export function momentsOf(ctx: Context): { now: Date; soon: Date } {
  const now = ctx.now();
  return { now, soon: new Date(now.getTime() + dueSoonDays * dayMs) };
}

function toStaffOrderRow(row: OrderForStaffRow): StaffOrderRow {
  return {
    id: row.id,
    topic: row.topic,
    customerName: row.name,
    writerName: row.writer_name,
    status: row.status,
    dueAt: row.due_at?.toISOString() ?? null,
    isLate: row.is_late ?? false,
    currency: row.currency,
    finalMinor: row.final_minor ?? 0,
    unreadMessages: row.unread_messages,
    needs: row.needs.map(({ kind, since }) => ({ kind, since: new Date(since).toISOString() })),
    createdAt: row.created_at.toISOString(),
  };
}

/** Where an order stands in its list. */
export function positionOf({ id, needs }: OrderForStaffRow): OrderPosition {
  return { id, since: needs[0]?.since ?? notWaiting };
}

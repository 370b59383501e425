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
import { dayMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { timeKey } from '../../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../../server/pages';

export type OrderFilter = { view: OrderView; q?: string; writerId?: number; needs?: OrderNeed };
type Query = OrderFilter & PageQuery;

/** Time in the cursor of an order that waits for nobody. */
const notWaiting = '1970-01-01T00:00:00Z';

const keys = z.tuple([
  z.object({
    id: z.string().check(z.regex(/^AW-[0-9A-Z]{16}$/)),
    since: timeKey,
  }),
]);

const maxCounted = 1001;

/** Returns a page of a view. The cursor holds the number of the last order and since when it waits for a person. */
export async function listStaffOrders(ctx: Context, query: Query): Promise<Slice<StaffOrderRow>> {
  const moments = momentsOf(ctx);
  const slice = await getSlice(query, {
    keys,
    load: ({ limit, after }) =>
      orders.listForStaff(ctx.db, filterOf(query), { ...moments, limit, after: after?.[0] }),
    keysOf: (row) => [positionOf(row)],
  });
  return mapSlice(slice, toStaffOrderRow);
}

/** Returns the number of orders of each view. Counting stops at 1,001. */
export async function countOrders(ctx: Context): Promise<Record<OrderView, number>> {
  const count = (view: OrderView) =>
    orders.countForStaff(ctx.db, { view }, { ...momentsOf(ctx), most: maxCounted });
  const counts = await Promise.all(orderViews.map(async (view) => [view, await count(view)] as const));
  // There is an entry for each view, so the record is complete.
  return Object.fromEntries(counts) as Record<OrderView, number>;
}

const numberCharacter = '[0-9A-HJKMNP-TV-Z]';
const numberWithPrefix = new RegExp(`^AW[-\\s]?(${numberCharacter}{4,16})(?:…|\\.{3})?$`, 'i');

/**
 * Converts a filter for the query. Order numbers are found with any spelling of the prefix, and as lists shorten them.
 */
export function filterOf({ view, q, writerId, needs }: OrderFilter) {
  const part = numberWithPrefix.exec(q?.trim() ?? '')?.[1];
  return {
    view,
    q: part ? `AW-${part}` : q?.trim().replace(/(?:…|\.{3})$/, '') || undefined,
    writerId,
    needs,
  };
}

/** Returns the current time and the time until which work counts as due soon. */
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

/** Returns an order's position in its list, for the cursor. */
export function positionOf({ id, needs }: OrderForStaffRow): OrderPosition {
  return { id, since: needs[0]?.since ?? notWaiting };
}

import type { StaffDispute } from '@aw/contracts/orders/staff-shapes';
import { listDisputes } from '@aw/db';
import type { Context } from '../../context';
import { toStaffDispute } from '../../domain/orders/staff-order.mapper';
import { readCursor, type Slice, sliceOf } from '../../server/pages';

/** Disputes, open ones by their due date first, then closed ones from the latest. */
export async function getDisputes(
  ctx: Context,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Slice<StaffDispute>> {
  const rows = await listDisputes(ctx.db, limit + 1, readCursor(cursor, 3));
  const { items, next } = sliceOf(rows, limit, ({ is_closed, sort_ms, place }) => [
    is_closed,
    sort_ms,
    place,
  ]);
  return { items: items.map(toStaffDispute), next };
}

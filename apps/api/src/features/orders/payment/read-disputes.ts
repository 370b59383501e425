import type { StaffDispute } from '@aw/contracts/staff-order-shapes';
import { listDisputes } from '@aw/db';
import type { Context } from '../../../context';
import { readCursor, type Slice, sliceOf } from '../../../server/pages';
import { toStaffDispute } from '../desk/staff-order.mapper';

/** Disputes, open ones by their due date first, then closed ones from the latest. */
export async function readDisputes(
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

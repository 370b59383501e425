import type { StaffDispute } from '@aw/contracts/orders/staff-shapes';
import * as payments from '@aw/db/payments';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { bigintKey } from '../../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../../server/pages';
import { toStaffDispute } from '../../orders/staff-order.mapper';

const keys = z.tuple([bigintKey, bigintKey, bigintKey]);

/** Returns a page of disputes: open ones by due date, then closed ones, newest first. */
export async function listDisputes(ctx: Context, query: PageQuery): Promise<Slice<StaffDispute>> {
  const slice = await getSlice(query, {
    keys,
    load: ({ limit, after }) => payments.listDisputes(ctx.db, limit, after),
    keysOf: (row) => [row.is_closed, row.sort_ms, row.place],
  });
  return mapSlice(slice, (row) => toStaffDispute(row, row.currency));
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { serviceOf } from '@aw/contracts/orders/services';
import { maxExportedOrders } from '@aw/contracts/orders/staff';
import { statusLabels } from '@aw/contracts/orders/states';
import { countOrdersForStaff, insertAudit, listOrdersForStaff, type OrderForStaffRow } from '@aw/db';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import type { StaffContext } from '../../../context';
import { filterOf, momentsOf, type OrderFilter, positionOf } from './list-orders';

const batch = 500;

const columns: readonly (readonly [string, (row: OrderForStaffRow) => string | number])[] = [
  ['Order', (row) => row.id],
  ['Status', (row) => statusLabels[row.status]],
  ['Topic', (row) => row.topic ?? ''],
  ['Service', (row) => serviceOf(row.service).title],
  ['Student', (row) => row.name ?? ''],
  ['E-mail', (row) => row.email ?? ''],
  ['Writer', (row) => row.writer_name ?? ''],
  ['Words', (row) => row.word_count],
  ['Due', (row) => row.due_at?.toISOString() ?? ''],
  ['Late', (row) => (row.is_late ? 'yes' : 'no')],
  ['Currency', (row) => row.currency],
  ['Price', (row) => ((row.final_minor ?? 0) / 100).toFixed(2)],
  ['Created', (row) => row.created_at.toISOString()],
];

/**
 * Streams at most 10,000 orders of a view as CSV, after the audit log says so; a cell that a spreadsheet would take for
 * a formula gets a leading apostrophe. The header `x-export-truncated` says whether there are more.
 */
export async function exportOrders(
  ctx: StaffContext,
  filter: OrderFilter,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const moments = momentsOf(ctx);
  const found = await countOrdersForStaff(ctx.db, filterOf(filter), {
    ...moments,
    most: maxExportedOrders + 1,
  });
  const isTruncated = found > maxExportedOrders;
  // What was searched for may be a name or an address, so only that there was a search is kept.
  const { view, writerId, q } = filter;
  await insertAudit(ctx.db, {
    actor: ctx.admin.username,
    verb: 'orders.exported',
    target: `orders:${view}`,
    after: { writerId, isSearch: Boolean(q), orders: Math.min(found, maxExportedOrders), isTruncated },
  });
  const csv = stringify({ header: true, columns: columns.map(([title]) => title), escape_formulas: true });
  // A failure on the way reaches the answer through `csv`, which the pipeline ends with it.
  pipeline(Readable.from(linesOf(ctx, filter, moments)), csv).catch(() => {});
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="orders-${view}-${moments.now.toISOString().slice(0, 10)}.csv"`,
      'x-content-type-options': 'nosniff',
      'x-export-truncated': String(isTruncated),
    })
    .type('text/csv; charset=utf-8')
    .send(csv);
}

async function* linesOf(ctx: StaffContext, filter: OrderFilter, moments: { now: Date; soon: Date }) {
  let last: OrderForStaffRow | undefined;
  for (let left = maxExportedOrders; left > 0; ) {
    const limit = Math.min(batch, left);
    const rows = await listOrdersForStaff(ctx.db, filterOf(filter), {
      ...moments,
      limit,
      after: last && positionOf(last),
    });
    for (const row of rows) yield columns.map(([, cell]) => cell(row));
    if (rows.length < limit) return;
    left -= rows.length;
    last = rows.at(-1);
  }
}

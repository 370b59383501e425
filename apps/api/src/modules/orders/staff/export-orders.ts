import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decimalMoney } from '@aw/contracts/money-text';
import { serviceOf } from '@aw/contracts/orders/services';
import { statusLabels } from '@aw/contracts/orders/states';
import * as audit from '@aw/db/audit';
import type { OrderForStaffRow } from '@aw/db/orders';
import * as orderQueries from '@aw/db/orders';
import type { FastifyReply } from 'fastify';
import type { StaffContext } from '../../../context';
import { rowsInBatches } from '../../../database/batches';
import { openCsv } from '../../../workers/csv';
import { filterOf, momentsOf, type OrderFilter, positionOf } from './list-orders';

const pageSize = 500;

const columns: readonly (readonly [string, (row: OrderForStaffRow) => string | number])[] = [
  ['Order', (row) => row.id],
  ['Status', (row) => statusLabels[row.status]],
  ['Topic', (row) => row.topic ?? ''],
  ['Service', (row) => serviceOf(row.service).title],
  ['Student', (row) => row.name ?? ''],
  ['Email', (row) => row.email ?? ''],
  ['Writer', (row) => row.writer_name ?? ''],
  ['Words', (row) => row.word_count],
  ['Due', (row) => row.due_at?.toISOString() ?? ''],
  ['Late', (row) => (row.is_late ? 'yes' : 'no')],
  ['Currency', (row) => row.currency],
  ['Price', (row) => decimalMoney(row.final_minor ?? 0, row.currency)],
  ['Created', (row) => row.created_at.toISOString()],
];

/**
 * Streams every order of a view as CSV, page by page. One audit entry records the start of the export and another one
 * how many orders were sent until it ended or failed. Text that a spreadsheet would run as a formula gets a leading
 * apostrophe.
 */
export async function exportOrders(
  ctx: StaffContext,
  filter: OrderFilter,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const moments = momentsOf(ctx);
  // The search text may be a name or an address, so the log records only that there was one.
  const { view, writerId, q } = filter;
  const logExport = (orders?: number) =>
    audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: 'orders.exported',
      target: `orders:${view}`,
      after: { writerId, isSearch: Boolean(q), ...(orders !== undefined && { orders }) },
    });
  await logExport();
  const csv = openCsv(columns.map(([title]) => title));
  // An error reaches the response through `csv`, which the pipeline destroys with it.
  pipeline(Readable.from(linesOf(ctx, filter, moments, logExport)), csv).catch(() => {});
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="orders-${view}-${moments.now.toISOString().slice(0, 10)}.csv"`,
      'x-content-type-options': 'nosniff',
    })
    .type('text/csv; charset=utf-8')
    .send(csv);
}

async function* linesOf(
  ctx: StaffContext,
  filter: OrderFilter,
  moments: { now: Date; soon: Date },
  onEnd: (orders: number) => Promise<unknown>,
) {
  const rows = rowsInBatches(pageSize, (last?: OrderForStaffRow) =>
    orderQueries.listForStaff(ctx.db, filterOf(filter), {
      ...moments,
      limit: pageSize,
      after: last && positionOf(last),
    }),
  );
  let sent = 0;
  try {
    for await (const row of rows) {
      sent += 1;
      yield columns.map(([, cell]) => cell(row));
    }
  } finally {
    await onEnd(sent);
  }
}

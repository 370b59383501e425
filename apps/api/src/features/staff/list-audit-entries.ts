import type { listAudit as contract } from '@aw/contracts/staff/public';
import { listAudit } from '@aw/db';
import type * as z from 'zod/mini';
import type { Context } from '../../context';
import { readCursor, type Slice, sliceOf } from '../../server/pages';

type Entry = z.input<(typeof contract.responses)[200]>[number];

/** What the log says, of one target or of all, the latest first. */
export async function listAuditEntries(
  ctx: Context,
  { target, limit, cursor }: z.output<typeof contract.query>,
): Promise<Slice<Entry>> {
  const rows = await listAudit(ctx.db, { target, limit: limit + 1, afterId: readCursor(cursor, 1)?.[0] });
  const entries = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return sliceOf(entries, limit, (entry) => [entry.id]);
}

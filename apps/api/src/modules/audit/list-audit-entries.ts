import type { listAudit as contract } from '@aw/contracts/staff/public';
import * as audit from '@aw/db/audit';
import type * as z from 'zod/mini';
import type { Context } from '../../context';
import { idKey } from '../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../server/pages';

type Entry = z.input<(typeof contract.responses)[200]>[number];

/** Returns a page of the audit log, newest first, optionally of one target. */
export async function listAuditEntries(
  ctx: Context,
  { target, ...query }: z.output<typeof contract.query>,
): Promise<Slice<Entry>> {
  const slice = await getSlice(query, {
    keys: idKey,
    load: ({ limit, after }) => audit.list(ctx.db, { target, limit, afterId: after?.[0] }),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, (row) => ({ ...row, at: row.at.toISOString() }));
}

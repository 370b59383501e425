import type { ExpertState, StaffExpert, StaffExpertDetail } from '@aw/contracts/experts/staff';
import * as audit from '@aw/db/audit';
import * as experts from '@aw/db/experts';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import { bigintKey } from '../../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../../server/pages';
import { getEarnings, toExpertProof, toStaffExpert } from '../expert.mapper';
import { expertNotFound } from '../experts.errors';

type Query = PageQuery & { q?: string; state?: ExpertState };

const keys = z.tuple([bigintKey, z.boolean()]);

/** Returns a page of experts and applications. Those that wait for a decision come first. */
export async function listExperts(ctx: Context, query: Query): Promise<Slice<StaffExpert>> {
  const filter = { q: query.q || undefined, state: query.state };
  const slice = await getSlice(query, {
    keys,
    load: ({ limit, after }) =>
      experts.listForStaff(ctx.db, filter, {
        limit,
        after: after && { id: after[0], isWaiting: after[1] },
      }),
    keysOf: (row) => [row.id, row.is_waiting],
  });
  return mapSlice(slice, toStaffExpert);
}

const maxLogEntries = 20;

/** Returns an expert or application with proofs, earnings and audit log. Throws 404. */
export async function getExpert(ctx: Context, userId: string): Promise<StaffExpertDetail> {
  const row = await experts.findForStaff(ctx.db, userId);
  if (!row) throw expertNotFound();
  const [proofs, earnings, log] = await Promise.all([
    experts.listProofs(ctx.db, userId),
    getEarnings(ctx.db, userId),
    audit.list(ctx.db, { target: `user:${userId}`, limit: maxLogEntries }),
  ]);
  return {
    ...toStaffExpert(row),
    version: row.version,
    decidedBy: row.decided_by_name,
    proofs: proofs.map(toExpertProof),
    earnings,
    log: log.map(({ at, actor, verb }) => ({ at: at.toISOString(), actor, verb })),
  };
}

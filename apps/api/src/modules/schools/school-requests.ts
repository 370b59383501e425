import { schoolTypeOf } from '@aw/contracts/schools/school-types';
import type { listSchoolRequests as contract, SchoolRequest } from '@aw/contracts/schools/staff';
import * as audit from '@aw/db/audit';
import * as schools from '@aw/db/schools';
import type * as z from 'zod/mini';
import type { Context, StaffContext, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError } from '../../errors/feature-error';
import { sortedKeys } from '../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../server/pages';

type RequestRow = Awaited<ReturnType<typeof schools.listRequests>>[number];

/** Requests a school that is not in the list. Returns a reference for questions about the request. */
export async function requestSchool(
  ctx: UserContext,
  { name, location }: { name: string; location?: string },
): Promise<{ id: number; reference: string }> {
  const id = await schools.insertRequest(ctx.db, {
    userId: ctx.userId,
    name,
    location: location || null,
  });
  return { id, reference: `SR-${id}` };
}

/** Returns a page of requested schools, open requests first, then the newest. */
export async function listSchoolRequests(
  ctx: Context,
  query: z.output<typeof contract.query>,
): Promise<Slice<SchoolRequest>> {
  const slice = await getSlice(query, {
    keys: sortedKeys,
    load: ({ limit, after }) => schools.listRequests(ctx.db, limit, after),
    keysOf: (row) => [row.status === 'open' ? 1 : 0, row.id],
  });
  return mapSlice(slice, toSchoolRequest);
}

/** Adds the requested school or declines the request. A request that was decided earlier does not change. Throws 404. */
export async function decideSchoolRequest(
  ctx: StaffContext,
  id: number,
  decision: 'add' | 'decline',
): Promise<SchoolRequest> {
  return inTransaction(ctx, async (ctx) => {
    const row: RequestRow | undefined = await schools.lockRequest(ctx.db, id);
    if (!row) throw new FeatureError(404, 'request.not_found', 'Request not found. Please reload the list.');
    if (row.status !== 'open') return toSchoolRequest(row);
    const status = decision === 'add' ? 'added' : 'declined';
    if (decision === 'add') {
      await schools.insertMany(ctx.db, [
        { name: row.name, type: schoolTypeOf(row.name), location: row.location, source_key: `request:${id}` },
      ]);
    }
    await schools.decideRequest(ctx.db, id, status);
    await audit.insert(ctx.db, {
      actor: ctx.admin.username,
      verb: `school_request.${status}`,
      target: `school_request:${id}`,
      before: { status: 'open' },
      after: { status, name: row.name },
    });
    return toSchoolRequest({ ...row, status });
  });
}

function toSchoolRequest(row: RequestRow): SchoolRequest {
  return {
    id: row.id,
    name: row.name,
    location: row.location,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}

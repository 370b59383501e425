import type { listSchoolRequests as contract, SchoolRequest } from '@aw/contracts/schools/staff';
import * as schools from '@aw/db/schools';
import type * as z from 'zod/mini';
import type { Context, StaffContext, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { sortedKeys } from '../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../server/pages';
import { decidePlace } from './places';
import { placeNotFound } from './schools.errors';
import { takeNewPlaces } from './typed-places';

type RequestRow = Awaited<ReturnType<typeof schools.listRequests>>[number];

/** Requests a school that is not in the list. Returns a reference for questions about the request. */
export async function requestSchool(
  ctx: UserContext,
  { name, location }: { name: string; location?: string },
): Promise<{ id: number; reference: string }> {
  await takeNewPlaces(ctx, { schoolName: name }, 'Your request was not sent.');
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

/**
 * Decides about a requested school through the queue of places. A request that was decided earlier does not change.
 * Throws 404.
 */
export async function decideSchoolRequest(
  ctx: StaffContext,
  id: number,
  decision: 'add' | 'decline',
): Promise<SchoolRequest> {
  return inTransaction(ctx, async (ctx) => {
    const before = await schools.findRequest(ctx.db, id);
    if (before?.status === 'open' && before.place_id !== null)
      await decidePlace(ctx, before.place_id, { decision });
    const row = await schools.findRequest(ctx.db, id);
    if (!row) throw placeNotFound();
    return toSchoolRequest(row);
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

import type { StaffPerson } from '@aw/contracts/staff-people';
import { listDeskPeople, type PersonState } from '@aw/db';
import type { Context } from '../../../context';
import { invalidRequest } from '../../../feature-error';
import type { Slice } from '../../../server/pages';
import { toStaffPerson } from './person.mapper';

type Query = { q?: string; state?: PersonState; limit: number; cursor?: string };

/** A page of people, the latest first; the cursor holds the id of the last one seen. */
export async function listPeople(ctx: Context, query: Query): Promise<Slice<StaffPerson>> {
  const rows = await listDeskPeople(ctx.db, {
    q: query.q || undefined,
    state: query.state,
    limit: query.limit + 1,
    afterId: query.cursor === undefined ? undefined : readIdCursor(query.cursor),
  });
  const items = rows.slice(0, query.limit).map(toStaffPerson);
  const last = items.at(-1);
  const hasMore = rows.length > query.limit && last !== undefined;
  return { items, next: hasMore ? Buffer.from(last.id).toString('base64url') : undefined };
}

function readIdCursor(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString();
  if (!/^[\w-]{8,80}$/.test(id))
    throw invalidRequest(
      'This page address is not one of this list. Please start from its first page.',
      'cursor',
    );
  return id;
}

import type { UserSummary } from '@aw/contracts/users/staff';
import { listUsersForStaff, type UserState } from '@aw/db';
import type { Context } from '../../context';
import { invalidRequest } from '../../errors/feature-error';
import type { Slice } from '../../server/pages';
import { toUserSummary } from './user.mapper';

type Query = { q?: string; state?: UserState; limit: number; cursor?: string };

/** A page of people, the latest first; the cursor holds the id of the last one seen. */
export async function listUsers(ctx: Context, query: Query): Promise<Slice<UserSummary>> {
  const rows = await listUsersForStaff(ctx.db, {
    q: query.q || undefined,
    state: query.state,
    limit: query.limit + 1,
    afterId: query.cursor === undefined ? undefined : readIdCursor(query.cursor),
  });
  const items = rows.slice(0, query.limit).map(toUserSummary);
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

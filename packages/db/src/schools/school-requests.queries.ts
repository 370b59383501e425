import { sql } from 'kysely';
import type { Database } from '../database';

const columns = ['id', 'name', 'location', 'status', 'created_at'] as const;

export async function insertRequest(
  db: Database,
  row: { userId: string; name: string; location: string | null },
): Promise<number> {
  const { id } = await db
    .insertInto('school_requests')
    .values({ user_id: row.userId, name: row.name, location: row.location })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lists open requests first, then the newest; `after` is [1 while open, id] of the last one seen. */
export async function listRequests(db: Database, limit: number, after?: readonly [number, number]) {
  let query = db.selectFrom('school_requests').select(columns);
  if (after) {
    query = query.where(
      sql<boolean>`((status = 'open')::int, id) < (${after[0]}::bigint, ${after[1]}::bigint)`,
    );
  }
  return query.orderBy(sql`(status = 'open')::int`, 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function findRequest(db: Database, id: number) {
  return db
    .selectFrom('school_requests')
    .select([...columns, 'place_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

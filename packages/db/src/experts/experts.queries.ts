import type { ExpertState } from '@aw/contracts/experts/staff';
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database } from '../database';
import { containsFolded } from '../like';
import type { DB } from '../schema.gen';

export type ExpertRow = Selectable<DB['experts']>;

export async function find(db: Database, userId: string): Promise<ExpertRow | undefined> {
  return db.selectFrom('experts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Inserts or updates a person's row. The caller has locked the person, so that nobody else writes it meanwhile. */
export async function save(
  trx: Database,
  userId: string,
  change: Updateable<DB['experts']> & Pick<Insertable<DB['experts']>, 'status'>,
): Promise<void> {
  await trx
    .insertInto('experts')
    .values({ ...change, user_id: userId })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...change, version: sql`experts.version + 1` }),
    )
    .execute();
}

/** Experts and applications with their names and the staff member who decided last. */
function reviewed(db: Database) {
  return db
    .selectFrom('experts as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('admin_users as a', 'a.id', 'e.decided_by')
    .selectAll('e')
    .select(['u.email', 'u.first_name', 'u.last_name', 'a.username as decided_by_name']);
}

const conditions: Record<ExpertState, ReturnType<typeof sql<SqlBool>>> = {
  waiting: sql<SqlBool>`e.is_waiting`,
  approved: sql<SqlBool>`e.status = 'approved'`,
  refused: sql<SqlBool>`e.status = 'refused'`,
  ended: sql<SqlBool>`e.status = 'ended'`,
};

/** Lists those that wait for a decision first, then the newest; `after` is the last one seen, as it was seen. */
export async function listForStaff(
  db: Database,
  { q, state }: { q?: string; state?: ExpertState },
  { limit, after }: { limit: number; after?: { isWaiting: boolean; id: number } },
) {
  let query = reviewed(db);
  if (state) query = query.where(conditions[state]);
  if (q)
    query = query.where((eb) =>
      eb.or([containsFolded('u.search_folded', q), containsFolded(sql`fold_text(e.headline)`, q)]),
    );
  if (after) query = query.where(sql<SqlBool>`(e.is_waiting, e.id) < (${after.isWaiting}, ${after.id})`);
  return query.orderBy('e.is_waiting', 'desc').orderBy('e.id', 'desc').limit(limit).execute();
}

/** Finds one expert or application. */
export async function findForStaff(db: Database, userId: string) {
  return reviewed(db).where('e.user_id', '=', userId).executeTakeFirst();
}
export type StaffExpertRow = NonNullable<Awaited<ReturnType<typeof findForStaff>>>;

/** Counts those that wait for a decision. */
export async function countWaiting(db: Database): Promise<number> {
  const { n } = await db
    .selectFrom('experts')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('is_waiting', '=', true)
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * Keeps the better of two people's expert rows, unchanged: approved, then applied, ended, refused. The caller has
 * locked both people.
 */
export async function merge(trx: Database, from: string, into: string): Promise<void> {
  const rank = (table: string) =>
    sql`array_position(array['approved', 'applied', 'ended', 'refused'], ${sql.ref(`${table}.status`)})`;
  await sql`
    delete from experts e using experts o
    where (e.user_id = ${from} and o.user_id = ${into} and ${rank('e')} >= ${rank('o')})
      or (e.user_id = ${into} and o.user_id = ${from} and ${rank('e')} > ${rank('o')})`.execute(trx);
  await trx
    .updateTable('experts')
    .set({ user_id: into, version: sql`version + 1` })
    .where('user_id', '=', from)
    .execute();
}

import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

type Change = Pick<
  Updateable<DB['synonyms']>,
  'words' | 'meanings' | 'is_mutual' | 'updated_by' | 'updated_at'
>;

function synonyms(db: Database) {
  return db
    .selectFrom('synonyms as s')
    .leftJoin('admin_users as a', 'a.id', 's.updated_by')
    .selectAll('s')
    .select('a.username');
}

/** Lists all synonyms for staff, by their words. */
export async function listForStaff(db: Database) {
  return synonyms(db).orderBy('s.words').execute();
}
export type StaffSynonymRow = Awaited<ReturnType<typeof listForStaff>>[number];

export async function findForStaff(db: Database, id: number): Promise<StaffSynonymRow | undefined> {
  return synonyms(db).where('s.id', '=', id).executeTakeFirst();
}

/** Lets nobody else change synonyms until the transaction ends, because a phrase may be in one of them only. */
export async function lockAll(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('synonyms', 0))`.execute(trx);
}

/**
 * Finds one of these phrases that already has a meaning in another synonym than `exceptId`. The meanings of a mutual
 * synonym count, because each of them has the others.
 */
export async function findTaken(
  trx: Database,
  phrases: readonly string[],
  exceptId: number | undefined,
): Promise<string | undefined> {
  const { rows } = await sql<{ phrase: string }>`
    select phrase
    from synonyms, unnest(case when is_mutual then words || meanings else array[words] end) as phrase
    where phrase = any(${phrases}::text[]) and id is distinct from ${exceptId ?? null}::bigint
    order by array_position(${phrases}::text[], phrase)
    limit 1`.execute(trx);
  return rows[0]?.phrase;
}

export async function count(db: Database): Promise<number> {
  const row = await db
    .selectFrom('synonyms')
    .select((e) => e.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insert(trx: Database, row: Insertable<DB['synonyms']>): Promise<number> {
  const { id } = await trx.insertInto('synonyms').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes a synonym and raises its version. */
export async function update(trx: Database, id: number, change: Change): Promise<void> {
  await trx
    .updateTable('synonyms')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function remove(trx: Database, id: number): Promise<void> {
  await trx.deleteFrom('synonyms').where('id', '=', id).execute();
}

import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { containing } from '../like';
import type { DB } from '../schema.gen';

export type SchoolFilter = { q?: string; type?: string };

const columns = ['id', 'name', 'type', 'location', 'document_count', 'question_count'] as const;

function matching(eb: ExpressionBuilder<DB, 'schools'>, filter: SchoolFilter) {
  const conditions: Expression<SqlBool>[] = [];
  if (filter.type) conditions.push(eb('type', '=', filter.type));
  // Exactly the expression of the trigram index schools_search.
  if (filter.q)
    conditions.push(
      sql<SqlBool>`(name || ' ' || coalesce(location, '') || ' ' || replace(type, '_', ' ')) ilike ${containing(filter.q)}`,
    );
  return eb.and(conditions);
}

/** Lists schools by name, or by number of documents; `after` is [documents at that time, id] of the last one seen. */
export async function listSchools(
  db: Database,
  filter: SchoolFilter,
  options: { sort: 'name' | 'documents'; limit: number; after?: readonly [number, number] },
) {
  let query = db
    .selectFrom('schools')
    .select(columns)
    .where((eb) => matching(eb, filter));
  if (options.sort === 'name') {
    if (options.after)
      query = query.where(
        sql<SqlBool>`(name, id) > (select name, id from schools where id = ${options.after[1]})`,
      );
    return query.orderBy('name').orderBy('id').limit(options.limit).execute();
  }
  if (options.after) {
    query = query.where(
      sql<SqlBool>`(document_count, id) < (${options.after[0]}::bigint, ${options.after[1]}::bigint)`,
    );
  }
  return query.orderBy('document_count', 'desc').orderBy('id', 'desc').limit(options.limit).execute();
}

/** Counts matching schools by type. */
export async function countSchoolsByType(db: Database, q: string | undefined) {
  return db
    .selectFrom('schools')
    .select('type')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => matching(eb, { q }))
    .groupBy('type')
    .execute();
}

export async function findSchool(db: Database, id: number) {
  return db.selectFrom('schools').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Inserts schools whose source key is new; returns their number. */
export async function insertSchools(
  db: Database,
  rows: { name: string; type: string; location: string | null; source_key: string }[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const result = await db
    .insertInto('schools')
    .values(rows)
    .onConflict((conflict) => conflict.column('source_key').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

/** Lists the names of schools whose source key does not have this prefix. */
export async function listSchoolNamesOutside(db: Database, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('schools')
    .select('name')
    .where((eb) => eb.or([eb('source_key', 'is', null), eb('source_key', 'not like', `${prefix}%`)]))
    .execute();
  return rows.map((row) => row.name);
}

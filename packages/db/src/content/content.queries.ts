import { type Insertable, sql } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

/** Lists the latest version of every text that staff have changed. */
export async function listLatest(db: Database) {
  return db
    .selectFrom('text_versions')
    .innerJoin('admin_users', 'admin_users.id', 'text_versions.admin_id')
    .distinctOn('text_versions.name')
    .select(['text_versions.id', 'name', 'username', 'text_versions.created_at'])
    .select(sql<boolean>`source is null`.as('is_built'))
    .orderBy('name')
    .orderBy('text_versions.id', 'desc')
    .execute();
}

/** Lists the original from which the latest version of each text was made; null if that is not known. */
export async function listOrigins(db: Database) {
  return db
    .selectFrom('text_versions')
    .distinctOn('name')
    .select(['name', 'based_on'])
    .orderBy('name')
    .orderBy('id', 'desc')
    .execute();
}

/** Finds one version with its source. */
export async function findVersion(db: Database, id: number) {
  return db.selectFrom('text_versions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Lists every version of a text, latest first. */
export async function listVersions(db: Database, name: string) {
  return db
    .selectFrom('text_versions')
    .innerJoin('admin_users', 'admin_users.id', 'text_versions.admin_id')
    .select(['text_versions.id', 'note', 'source', 'username', 'text_versions.created_at'])
    .where('name', '=', name)
    .orderBy('text_versions.id', 'desc')
    .execute();
}

/** Lists all sources that a text ever had, latest first. */
export async function listSources(db: Database, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('text_versions')
    .select('source')
    .where('name', '=', name)
    .where('source', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ source }) => source ?? []);
}

/** Lets nobody else publish this text until the transaction ends; returns the id of its latest version. */
export async function lock(db: Database, name: string): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('text:' || ${name}, 0))`.execute(db);
  const row = await db
    .selectFrom('text_versions')
    .select('id')
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Adds a version; returns its id. */
export async function insertVersion(db: Database, row: Insertable<DB['text_versions']>): Promise<number> {
  const { id } = await db.insertInto('text_versions').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

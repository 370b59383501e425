import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Which Privacy Policy an account was last told of, by the date of its last change. Null means the first version: the
 * account is older than this column, or the release before this one made it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column privacy_version text`.execute(db);
}

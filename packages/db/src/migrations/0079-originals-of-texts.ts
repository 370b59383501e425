import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * The original of the build that a version of a text was made from, empty where the site had none. Null where that is
 * not known: versions older than this column, those of the release before this one, and those that restore the original.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table text_versions add column based_on text`.execute(db);
}

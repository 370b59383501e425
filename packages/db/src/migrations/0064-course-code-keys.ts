import { type Kysely, sql } from 'kysely';

export const isCompatible = true;
export const isOutsideTransaction = true;

/**
 * Finds a course by its code without spaces, hyphens and case, and documents that their uploader removed a while ago.
 * The first index is not unique, because a school may already have both "BIO 202" and "bio-202".
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists documents_withdrawn`.execute(db);
  await sql`
    create index concurrently documents_withdrawn on documents (withdrawn_at) where withdrawn_at is not null`.execute(
    db,
  );
  await sql`drop index concurrently if exists courses_school_code_key`.execute(db);
  await sql`
    create index concurrently courses_school_code_key
      on courses (school_id, lower(translate(code, E' \\t\\u00a0-\\u2010\\u2011\\u2012\\u2013\\u2014\\u2015\\u2212', '')))`.execute(
    db,
  );
}

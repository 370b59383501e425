import { type Kysely, sql } from 'kysely';

export const isCompatible = true;
export const isOutsideTransaction = true;

/** Finds courses of all schools by their code without spaces, hyphens and case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists courses_code_key`.execute(db);
  await sql`
    create index concurrently courses_code_key
      on courses (lower(translate(code, E' \\t\\u00a0-\\u2010\\u2011\\u2012\\u2013\\u2014\\u2015\\u2212', '')))`.execute(
    db,
  );
}

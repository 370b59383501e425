import { sql } from 'kysely';
import type { Database } from '../database';

/** Returns the milliseconds after which the server ends a statement; 0 if it never does. */
export async function getStatementTimeout(db: Database): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select setting::int as ms from pg_settings where name = 'statement_timeout'`.execute(db);
  return rows[0]?.ms ?? 0;
}

/** Returns the version of the job queue's tables (pg-boss); undefined if there are none. */
export async function findJobsVersion(db: Database): Promise<number | undefined> {
  const { rows: tables } = await sql`select where to_regclass('jobs.version') is not null`.execute(db);
  if (tables.length === 0) return undefined;
  const { rows } = await sql<{ version: number }>`select version from jobs.version`.execute(db);
  return rows[0]?.version;
}

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { DB } from '../schema.gen';
import type { Statement, StatementValue } from './plans';
import { makeTestDatabase } from './test-server';

/** Database with every migration and no rows, without automatic analyze and vacuum. */
export type PlanDatabase = {
  /** A single connection, so that settings stay. */
  pool: pg.Pool;
  /** Query builder over that connection; its statements are passed to `note`. */
  db: Kysely<DB>;
  close: () => Promise<void>;
};

/** Creates a database for plans on the server of this run; `close` drops it. */
export async function openPlanDatabase(note: (statement: Statement) => void): Promise<PlanDatabase> {
  const { url, drop } = await makeTestDatabase(inject('serverUrl'));
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // A pool ends before its connections do, so dropping the database may end one of them with an error.
  pool.on('error', () => {});
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => note({ text: query.sql, values: query.parameters as StatementValue[] }),
  });
  return {
    pool,
    db,
    async close() {
      await db.destroy();
      await drop();
    },
  };
}

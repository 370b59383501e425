import { once } from 'node:events';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { DB } from '../schema.gen';
import type { Statement, StatementValue } from './plans';
import { makeTestDatabase } from './test-server';

/** A database with every migration and no rows. Nothing is analyzed or swept up there by itself. */
export type PlanDatabase = {
  /** One connection, so that settings stay. */
  pool: pg.Pool;
  /** The same connection; what it asks is told to `note`. */
  db: Kysely<DB>;
  close: () => Promise<void>;
};

/** Makes a database for plans on the server of this run; `close` removes it. */
export async function openPlanDatabase(note: (statement: Statement) => void): Promise<PlanDatabase> {
  const { url, drop } = await makeTestDatabase(inject('serverUrl'));
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => note({ text: query.sql, values: query.parameters as StatementValue[] }),
  });
  return {
    pool,
    db,
    async close() {
      // A pool says that it has ended before its connections have: dropped then, the database would end them with an error.
      const isClosed = pool.totalCount > 0 ? once(pool, 'remove') : undefined;
      await db.destroy();
      await isClosed;
      await drop();
    },
  };
}

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../database';
import { ensureDatabase, startEmbeddedPostgres } from '../embedded';
import { migrateToLatest } from '../migrate/migrate';
import type { DB } from '../schema.gen';
import type { Statement, StatementValue } from './plans';

/** A server of its own for plans, with every migration and no rows. */
export type PlanDatabase = {
  /** One connection, so that settings stay. */
  pool: pg.Pool;
  /** The same connection; what it asks is told to `note`. */
  db: Kysely<DB>;
  close: () => Promise<void>;
};

/** Starts one over a temporary folder, which `close` removes. */
export async function openPlanDatabase(
  name: string,
  note: (statement: Statement) => void,
): Promise<PlanDatabase> {
  const directory = await mkdtemp(path.join(tmpdir(), `aw-${name}-`));
  const server = await startEmbeddedPostgres(directory);
  await ensureDatabase(server, name);
  const migrating = openDatabase({ url: server.url(name), maxConnections: 2 });
  await migrateToLatest(migrating.db);
  await migrating.db.destroy();
  const pool = new pg.Pool({ connectionString: server.url(name), max: 1 });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => note({ text: query.sql, values: query.parameters as StatementValue[] }),
  });
  return {
    pool,
    db,
    async close() {
      // A pool says that it has ended before its connections have: the server, stopped then, would end them with an error.
      const isClosed = pool.totalCount > 0 ? once(pool, 'remove') : undefined;
      await db.destroy();
      await isClosed;
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

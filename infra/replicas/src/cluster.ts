import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type EmbeddedServer, ensureDatabase, startEmbeddedPostgres } from '@aw/db/embedded';
import { makeSharedFolder } from '@aw/dev/shared-folder';
import pg from 'pg';

/** A PostgreSQL server with an empty database, and a folder that all processes of a test share as their storage. */
export type Cluster = {
  server: EmbeddedServer;
  /** Address of the database itself, without a pooler. */
  directUrl: string;
  dataDir: string;
  /** Settings of all processes. */
  env: Record<string, string>;
  ask: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
};

/** Settings that turn off the limits which a test would reach. */
export const noLimits = Object.fromEntries(
  [
    'READS_PER_MINUTE',
    'WRITES_PER_MINUTE',
    'UPLOADS_PER_DAY',
    'UPLOADS_AT_ONCE',
    'ANONYMOUS_BYTES',
    'UPLOADS_PER_ADDRESS',
    'ORDERS_PER_DAY',
  ].map((name) => [`LIMIT_${name}`, '0']),
);

export async function startCluster(): Promise<Cluster> {
  const folder = await makeSharedFolder('aw-replicas-');
  const server = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  await ensureDatabase(server, 'workshop');
  const directUrl = server.url('workshop');
  const dataDir = path.join(folder, 'data');
  const pool = new pg.Pool({ connectionString: directUrl, max: 2 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    server,
    directUrl,
    dataDir,
    env: {
      DATABASE_URL: directUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: randomUUID().repeat(2),
      CREDENTIAL_SECRET: randomUUID().repeat(2),
    },
    ask: async (text, values) => (await pool.query(text, values)).rows,
    async close() {
      await pool.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

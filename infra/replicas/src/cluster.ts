import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedServer, ensureDatabase, startEmbeddedPostgres } from '@aw/db/embedded';
import pg from 'pg';

/** A PostgreSQL of a test's own with an empty database, and a folder that all processes share as their storage. */
export type Cluster = {
  server: EmbeddedServer;
  /** The database itself, past every pooler. */
  directUrl: string;
  dataDir: string;
  /** Settings that every process has. */
  env: Record<string, string>;
  ask: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
};

export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aw-replicas-'));
  // Otherwise the server's user could not enter it, and its data would be kept elsewhere and stay.
  await chmod(folder, 0o711);
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

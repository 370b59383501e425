import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config/config';
import { closeDataDir } from '../files/data-dir';

export type DatabaseServer = {
  url: string;
  /** Ends the embedded one, unless somebody else is connected to it. */
  leave: () => Promise<void>;
};

/** The configured database, or the embedded one in DATA_DIR, which is started unless it runs. */
export async function openDatabaseServer(config: Config): Promise<DatabaseServer> {
  await closeDataDir(config);
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, leave: async () => {} };
  const { ensureDatabase, startEmbeddedPostgres } = await import('@aw/db/embedded');
  const server = await startEmbeddedPostgres(path.join(config.DATA_DIR, 'postgres'), { isDetached: true });
  await ensureDatabase(server, 'workshop');
  const endStay = await stayConnected(server.url('postgres'));
  return {
    url: server.url('workshop'),
    async leave() {
      await endStay();
      await server.leave();
    },
  };
}

/** By this connection others see that the server is in use, also while nothing is asked; gives what ends it. */
async function stayConnected(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'academic-workshop',
    keepAlive: true,
  });
  // A server that goes away is noticed by those who ask it something.
  client.on('error', () => {});
  await client.connect();
  return () => client.end();
}

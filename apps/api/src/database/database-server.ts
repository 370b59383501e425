import path from 'node:path';
import type { Config } from '../config/config';
import { closeDataDir } from '../files/data-dir';

export type DatabaseServer = {
  url: string;
  /** False when it runs for others as well: it was configured, or started before. */
  isOurs: boolean;
  stop: () => Promise<void>;
};

/** The configured database, or the embedded one in DATA_DIR, which is started unless it runs. */
export async function openDatabaseServer(config: Config): Promise<DatabaseServer> {
  await closeDataDir(config);
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, isOurs: false, stop: async () => {} };
  const { ensureDatabase, startEmbeddedPostgres } = await import('@aw/db/embedded');
  const server = await startEmbeddedPostgres(path.join(config.DATA_DIR, 'postgres'));
  await ensureDatabase(server, 'workshop');
  return { url: server.url('workshop'), isOurs: server.isOurs, stop: server.stop };
}

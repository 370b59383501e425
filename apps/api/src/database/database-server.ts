import path from 'node:path';
import type { Config } from '../config/config';
import { closeDataDir } from '../files/data-dir';

export type DatabaseServer = {
  url: string;
  /** Ends the embedded one, unless other processes use it. */
  leave: () => Promise<void>;
};

/**
 * The configured database, or the embedded one in DATA_DIR, which is started unless it runs; detached, it is out of the
 * reach of Ctrl-C.
 */
export async function openDatabaseServer(
  config: Config,
  options: { isDetached?: boolean } = {},
): Promise<DatabaseServer> {
  await closeDataDir(config);
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, leave: async () => {} };
  forgetClientVariables();
  const { ensureDatabase, startEmbeddedPostgres } = await import('@aw/db/embedded');
  const server = await startEmbeddedPostgres(path.join(config.DATA_DIR, 'postgres'), options);
  try {
    await ensureDatabase(server, 'workshop');
  } catch (error) {
    await server.leave();
    throw error;
  }
  return { url: server.url('workshop'), leave: server.leave };
}

/**
 * Removes PGSSLMODE, PGHOST and the like, which a person's shell exports for other databases: every client of this
 * process and of its commands would follow them.
 */
function forgetClientVariables(): void {
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]+$/.test(name)) delete process.env[name];
}

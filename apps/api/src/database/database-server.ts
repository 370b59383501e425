import path from 'node:path';
import type { Config } from '../config/config';
import { closeDataDir } from '../config/data-dir';
import { leaveOnSignal } from './leave-on-signal';

export type DatabaseServer = {
  url: string;
  /** Stops the embedded server, unless other processes use it. */
  leave: () => Promise<void>;
};

/**
 * Returns the configured database, or the embedded one in DATA_DIR. The embedded server is started unless it runs,
 * and restarted whenever it ends, until `leave` is called; a signal without another handler calls it too.
 */
export async function openDatabaseServer(config: Config): Promise<DatabaseServer> {
  await closeDataDir(config);
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, leave: async () => {} };
  forgetClientVariables();
  const opening = openEmbedded(config);
  const stopListening = leaveOnSignal(async () => (await opening).leave());
  try {
    const { url, leave } = await opening;
    return {
      url,
      async leave() {
        await leave();
        stopListening();
      },
    };
  } catch (error) {
    stopListening();
    throw error;
  }
}

async function openEmbedded(config: Config): Promise<DatabaseServer> {
  const { ensureDatabase, startEmbeddedPostgres } = await import('@aw/db/embedded');
  const server = await startEmbeddedPostgres(path.join(config.DATA_DIR, 'postgres'), {
    supervise: (line) => console.warn(line),
  });
  try {
    await ensureDatabase(server, 'workshop');
  } catch (error) {
    await server.leave();
    throw error;
  }
  return { url: server.url('workshop'), leave: server.leave };
}

/**
 * Removes variables such as PGSSLMODE and PGHOST, which a shell exports for other databases. Otherwise every client
 * of this process and of its commands would use them.
 */
function forgetClientVariables(): void {
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]+$/.test(name)) delete process.env[name];
}

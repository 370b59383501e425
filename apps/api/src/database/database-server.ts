import path from 'node:path';
import type { Config } from '../config/config';
import { closeDataDir } from '../config/data-dir';
import { leaveOnSignal } from './leave-on-signal';

export type DatabaseServer = {
  url: string;
  /** Ends the embedded one, unless other processes use it. */
  leave: () => Promise<void>;
};

/**
 * The configured database, or the embedded one in DATA_DIR. That is started unless it runs, and started again whenever
 * it ends, until `leave`; a signal that nothing else handles leaves it too.
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
 * Removes PGSSLMODE, PGHOST and the like, which a person's shell exports for other databases: every client of this
 * process and of its commands would follow them.
 */
function forgetClientVariables(): void {
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]+$/.test(name)) delete process.env[name];
}

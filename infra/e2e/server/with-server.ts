import { makeDataDir, removeDataDir } from './data-dir';
import { generousLimits } from './limits';
import { type RunningServer, startServer } from './start-server';

/** Runs `use` with a server that has its own data and no demo data; then stops it and removes its data. */
export async function withServer(
  port: number,
  settings: Record<string, string>,
  use: (server: RunningServer & { dataDir: string }) => Promise<void>,
): Promise<void> {
  const dataDir = await makeDataDir();
  let server: RunningServer | undefined;
  try {
    server = await startServer({
      port,
      dataDir,
      settings: { ...generousLimits, ...settings, DEMO_SEED: 'false' },
    });
    await use({ ...server, dataDir });
  } finally {
    await server?.stop();
    await removeDataDir(dataDir);
  }
}

import { makeSharedFolder } from '@aw/dev/shared-folder';
import { removeDataDir } from './data-dir';
import { generousLimits } from './limits';
import { type RunningServer, startServer } from './start-server';

/** Runs `use` with a separate server without demo data. Stops it afterwards and removes its data. */
export async function withServer(
  port: number,
  settings: Record<string, string>,
  use: (server: RunningServer & { dataDir: string }) => Promise<void>,
): Promise<void> {
  const dataDir = await makeSharedFolder('aw-e2e-');
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

import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort, startEmbeddedPostgres } from '@aw/db/embedded';
import { closing } from '../closing';
import { settingNames } from './start-api';
import { startProcess } from './start-process';
import { untilAnswers } from './until-answers';

export type Site = {
  origin: string;
  /** Milliseconds from the start of the command to the first page. */
  startedInMs: number;
  stop: () => Promise<void>;
};

/**
 * Runs `npm start` in a folder with the project, on free ports and with default settings, so that it does not affect a
 * site that is in use. Throws if there is no page within `withinMs`.
 */
export async function startSite(
  project: string,
  { data, withinMs }: { data: string; withinMs?: number },
): Promise<Site> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const defaults = (await settingNames()).map((name) => [name, ''] as const);
  const env = {
    ...Object.fromEntries(defaults),
    ADMIN_PORT: String(adminPort),
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    PORT: String(port),
    STRIPE: '',
  };
  const origin = `http://127.0.0.1:${port}`;
  const since = performance.now();
  const child = startProcess(process.execPath, [path.join(project, 'infra/cli/bootstrap.mjs'), 'start'], {
    cwd: project,
    env,
  });
  const stop = closing(async () => {
    await child.stop();
    await stopDatabase(path.join(data, 'postgres'));
  });
  try {
    const startedInMs = await untilAnswers(child, `${origin}/`, { since, withinMs });
    return { origin, startedInMs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Stops the database of a killed process, which would otherwise keep running and speed up the next start. */
async function stopDatabase(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'data/postmaster.pid'))) return;
  const server = await startEmbeddedPostgres(folder);
  await server.stop();
}

import path from 'node:path';
import { type Exit, startProgram } from '@aw/dev/program';
import { until } from '@aw/dev/waiting';

const builtServer = path.resolve(import.meta.dirname, '../../../apps/api/dist/main.js');
const maxStartMs = 60_000;

export type ServerOptions = {
  /** Port of the site; the console uses the next one. */
  port: number;
  dataDir: string;
  settings?: Record<string, string>;
};

export type RunningServer = {
  origin: string;
  consoleOrigin: string;
  /** One-time link for the first administrator, if the start printed one. */
  adminLink: string | undefined;
  exited: Promise<Exit>;
  /** Returns its output so far. */
  output: () => string;
  signal: (name: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => void;
  /** Terminates it and waits until it has drained and ended. */
  stop: () => Promise<Exit>;
};

type Process = Omit<RunningServer, 'adminLink'>;

/** Starts the built server with only these settings and waits until it is ready. Throws if it ends before. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = launchServer(options);
  const answers = async () => (await fetch(`${server.origin}/readyz`).catch(() => undefined))?.ok === true;
  const ready = until(answers, { withinMs: maxStartMs });
  if (!(await Promise.race([ready, server.exited.then(() => false)]))) {
    await server.stop();
    throw new Error(`The server did not start:\n${server.output()}`);
  }
  // The summary with the link is printed right after the server listens.
  await until(() => server.output().includes('Ctrl-C'), { withinMs: 5_000 });
  const adminLink = server.output().match(/https?:\/\/\S+\/admin-setup\?token=\S+/)?.[0];
  return { ...server, adminLink };
}

/** Starts the built server without waiting until it is ready. */
export function launchServer({ port, dataDir, settings = {} }: ServerOptions): Process {
  const { PATH, HOME, TMPDIR } = process.env;
  // Other variables are left out, because a test must never use a DATABASE_URL of the developer.
  const { exited, printed, signal, end } = startProgram(process.execPath, [builtServer], {
    ...(PATH && { PATH }),
    ...(HOME && { HOME }),
    ...(TMPDIR && { TMPDIR }),
    PORT: String(port),
    ADMIN_PORT: String(port + 1),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...settings,
  });
  return {
    origin: `http://localhost:${port}`,
    consoleOrigin: `http://localhost:${port + 1}`,
    exited,
    output: printed,
    signal,
    stop: () => end('SIGTERM'),
  };
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const builtServer = path.resolve(import.meta.dirname, '../../../apps/api/dist/main.js');
const longestStartMs = 60_000;

export type ServerOptions = {
  /** Port of the site; the console answers on the next one. */
  port: number;
  dataDir: string;
  settings?: Record<string, string>;
};

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type RunningServer = {
  origin: string;
  consoleOrigin: string;
  /** The one-time link that makes the first administrator, when the start printed one. */
  adminLink: string | undefined;
  exited: Promise<Exit>;
  /** All that it has printed until now. */
  output: () => string;
  signal: (name: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => void;
  /** Drains and ends it. */
  stop: () => Promise<Exit>;
};

type Process = Omit<RunningServer, 'adminLink'>;

/** Starts the built server with nothing but the given settings and waits until it is ready; throws when it ends before. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = launchServer(options);
  const isUp = await Promise.race([isReady(server.origin), server.exited.then(() => false)]);
  if (!isUp) {
    await server.stop();
    throw new Error(`The server did not start:\n${server.output()}`);
  }
  // The summary with the link is printed right after the port opens.
  const adminLink = await firstMatch(server.output, /https?:\/\/\S+\/admin-setup\?token=\S+/);
  return { ...server, adminLink };
}

/** Starts the built server and does not wait for it. */
export function launchServer({ port, dataDir, settings = {} }: ServerOptions): Process {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [builtServer], {
    // No other variable gets through: a DATABASE_URL of the developer must never be used by a test.
    env: {
      ...(PATH && { PATH }),
      ...(HOME && { HOME }),
      ...(TMPDIR && { TMPDIR }),
      PORT: String(port),
      ADMIN_PORT: String(port + 1),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const exited = new Promise<Exit>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  return {
    origin: `http://localhost:${port}`,
    consoleOrigin: `http://localhost:${port + 1}`,
    exited,
    output: () => printed,
    signal: (name) => void child.kill(name),
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  const until = Date.now() + longestStartMs;
  while (Date.now() < until) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return true;
    await sleep(100);
  }
  return false;
}

async function firstMatch(text: () => string, pattern: RegExp): Promise<string | undefined> {
  for (let i = 0; i < 50 && !text().includes('Ctrl-C'); i++) await sleep(100);
  return text().match(pattern)?.[0];
}

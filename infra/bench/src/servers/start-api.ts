import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@aw/db/embedded';
import { temporaryFolder } from '../closing';
import { root } from '../places';
import { ask } from './ask';
import { startProcess } from './start-process';
import { untilAnswers } from './until-answers';

export type Api = {
  origin: string;
  pid: number;
  /** Milliseconds from the start of the process to its first answer. */
  startedInMs: number;
  /** Opens a session like a browser, from a network address if one is given. Returns its Cookie header and user. */
  session: (address?: string) => Promise<{ cookie: string; userId: string }>;
  stop: () => Promise<void>;
};

type ApiOptions = { roles?: string; hasLimits?: boolean; env?: Record<string, string> };

/**
 * Starts the built API on a database, by default only the role `http`, without limits, on the server's core. With
 * `hasLimits` the default limits apply to the addresses in `X-Forwarded-For`.
 */
export async function startApi(
  databaseUrl: string,
  { roles = 'http', hasLimits = false, env: overrides = {} }: ApiOptions = {},
): Promise<Api> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const data = await temporaryFolder('api');
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...(hasLimits ? { TRUST_PROXY: '1' } : await limitsOff()),
    ADMIN_PORT: String(adminPort),
    DATABASE_URL: databaseUrl,
    DATA_DIR: data.folder,
    DEMO_SEED: 'false',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    PORT: String(port),
    ROLES: roles,
    ...overrides,
  };
  const since = performance.now();
  const child = startProcess(process.execPath, ['apps/api/dist/main.js'], {
    core: 'server',
    env,
    cwd: root,
  });
  const stop = async () => {
    await child.stop();
    await data.remove();
  };
  try {
    const startedInMs = await untilAnswers(child, `${origin}/healthz`, { since });
    return {
      origin,
      pid: child.process.pid ?? 0,
      startedInMs,
      session: (address) => openSession(origin, address),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function limitsOff(): Promise<Record<string, string>> {
  const limits = (await settingNames()).filter((name) => name.startsWith('LIMIT_'));
  return Object.fromEntries(limits.map((name) => [name, '0']));
}

/** Returns the names of all settings, which are listed in docs/settings.md. */
export async function settingNames(): Promise<string[]> {
  const text = await readFile(path.join(root, 'docs/settings.md'), 'utf8');
  return [...text.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
}

let sessionCount = 0;

async function openSession(origin: string, address?: string): Promise<{ cookie: string; userId: string }> {
  const userId = `anon_bench${String(++sessionCount).padStart(6, '0')}_${Date.now()}`;
  const response = await ask(`${origin}/api/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(address ? { 'x-forwarded-for': address } : {}) },
    body: JSON.stringify({ userId }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return { cookie, userId };
}

import { randomUUID } from 'node:crypto';
import { openDatabase } from '@aw/db';

import { freePort } from '@aw/db/embedded';
import { sql } from 'kysely';
import { temporaryFolder } from '../closing';
import { ask, askJson } from './ask';
import { installDirectus } from './install-directus';
import type { Baseline } from './start-baseline';
import { startProcess } from './start-process';
import { untilAnswers } from './until-answers';

/** What the public may read there. */
const readable = ['documents', 'document_pages', 'schools', 'courses'];
/** What is searched; every other column, and so every further look at each row, is left out. */
const searched = ['title', 'description'];

/**
 * Starts Directus on the server's core over a database that may change for it: it gets Directus' own tables, and pages
 * a key of one column, without which Directus leaves them out. Cache and limits are off, and the public may read it.
 * Throws where it cannot be installed.
 */
export async function startDirectus(databaseUrl: string): Promise<Baseline> {
  const program = await installDirectus();
  await giveKey(databaseUrl);
  const { folder, remove } = await temporaryFolder('directus-work');
  const port = await freePort();
  const token = randomUUID();
  const env = {
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: randomUUID(),
    ADMIN_TOKEN: token,
    CACHE_ENABLED: 'false',
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    EXTENSIONS_PATH: folder,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    PORT: String(port),
    // It would answer 503 while it is busy, which is all the time here.
    PRESSURE_LIMITER_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    SECRET: randomUUID(),
    SERVE_APP: 'false',
    STORAGE_LOCAL_ROOT: folder,
    TELEMETRY: 'false',
    WEBSOCKETS_ENABLED: 'false',
  };
  const bootstrap = startProcess(process.execPath, [program, 'bootstrap'], { env, cwd: folder });
  const output = await bootstrap.ended;
  if (bootstrap.process.exitCode !== 0) throw new Error(`Directus could not make its tables:\n${output}`);
  const child = startProcess(process.execPath, [program, 'start'], { core: 'server', env, cwd: folder });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await child.stop();
    await remove();
  };
  try {
    await untilAnswers(child, `${origin}/server/ping`);
    await configure(origin, token);
    return { origin, pid: child.process.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function giveKey(url: string): Promise<void> {
  const { db } = openDatabase({ url, maxConnections: 1, statementTimeoutMs: 0 });
  try {
    await sql`
      alter table document_pages drop constraint document_pages_pkey cascade,
        add unique (document_id, number), add column id bigint generated always as identity primary key`.execute(
      db,
    );
  } finally {
    await db.destroy();
  }
}

/** What one would do in its app: a field with the pages of a document, what is searched, and what the public may read. */
async function configure(origin: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = (method: string, path: string, body: unknown) =>
    ask(origin + path, { method, headers, body: JSON.stringify(body) });
  const read = async <T>(path: string) => (await askJson<{ data: T[] }>(origin + path, { headers })).data;
  await send('POST', '/fields/documents', {
    field: 'pages',
    type: 'alias',
    meta: { special: ['o2m'], interface: 'list-o2m' },
  });
  await send('PATCH', '/relations/document_pages/document_id', { meta: { one_field: 'pages' } });
  const fields = await read<{ field: string }>('/fields/documents');
  const others = fields.filter(({ field }) => !searched.includes(field) && field !== 'pages');
  await send(
    'PATCH',
    '/fields/documents',
    others.map(({ field }) => ({ field, meta: { searchable: false } })),
  );
  const [everybody] = await read<{ policy: string }>(
    '/access?filter[role][_null]=true&filter[user][_null]=true&fields=policy',
  );
  if (!everybody) throw new Error('Directus has no policy of the public.');
  for (const collection of readable)
    await send('POST', '/permissions', {
      policy: everybody.policy,
      collection,
      action: 'read',
      // Anything narrower needs a licence.
      fields: ['*'],
    });
}

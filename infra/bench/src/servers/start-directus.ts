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

/** Tables that the public may read in Directus. */
const readable = ['documents', 'document_pages', 'schools', 'courses'];
/** Columns that Directus searches. Without the others it reads less of each row. */
const searched = ['title', 'description'];

/**
 * Starts Directus on the server's core and changes its database: adds the tables of Directus, and a key with one column
 * to the pages, which Directus would otherwise ignore. Cache and limits are off, and the public may read documents.
 * Throws MissingRequirement if it cannot be installed.
 */
export async function startDirectus(databaseUrl: string): Promise<Baseline> {
  const program = await installDirectus();
  await addPageKey(databaseUrl);
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
    // Otherwise Directus answers 503 while it is busy, which is always the case here.
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

async function addPageKey(url: string): Promise<void> {
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

/** Configures Directus like its app does: adds the pages to documents, and sets searched columns and public access. */
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
  const unsearched = fields.filter(({ field }) => !searched.includes(field) && field !== 'pages');
  await send(
    'PATCH',
    '/fields/documents',
    unsearched.map(({ field }) => ({ field, meta: { searchable: false } })),
  );
  const [publicAccess] = await read<{ policy: string }>(
    '/access?filter[role][_null]=true&filter[user][_null]=true&fields=policy',
  );
  if (!publicAccess) throw new Error('Directus has no policy of the public.');
  for (const collection of readable)
    await send('POST', '/permissions', {
      policy: publicAccess.policy,
      collection,
      action: 'read',
      // A narrower permission needs a licence.
      fields: ['*'],
    });
}

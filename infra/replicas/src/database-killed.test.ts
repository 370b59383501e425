import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '@aw/db/embedded';
import { makeSharedFolder } from '@aw/dev/shared-folder';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noLimits } from './cluster';
import { type ApiProcess, killAll, startApi } from './processes';
import { steadyLoad } from './steady-load';
import { uniquePdf, type Visitor, visit } from './visitor';

let folder: string;
let env: Record<string, string>;

beforeEach(async () => {
  folder = await makeSharedFolder('aw-killed-');
  env = { DATA_DIR: path.join(folder, 'data'), ...noLimits };
});
afterEach(async () => {
  await killAll();
  // A failed test leaves the database running.
  if (existsSync(pidFile())) await (await startEmbeddedPostgres(path.join(folder, 'data/postgres'))).stop();
  await rm(folder, { recursive: true, force: true });
});

const pidFile = () => path.join(env.DATA_DIR ?? '', 'postgres/data/postmaster.pid');
const postmasterPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);
const statusOf = async (url: string) => (await fetch(url)).status;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Kills the database and waits until a process is ready again. Returns the seconds until then. */
async function killDatabase({ origin }: ApiProcess): Promise<number> {
  const killedPid = await postmasterPid();
  const killedAt = performance.now();
  process.kill(killedPid, 'SIGKILL');
  const isBack = async () => (await postmasterPid().catch(() => killedPid)) !== killedPid;
  await expect
    .poll(async () => (await isBack()) && (await statusOf(`${origin}/readyz`)), { timeout: 60_000 })
    .toBe(200);
  return (performance.now() - killedAt) / 1000;
}

type Accepted = { documents: Map<number, string>; orders: Map<string, string> };

/** Uploads documents and creates orders until it is stopped. Records everything that the API has accepted. */
function useSteadily(visitor: Visitor) {
  const accepted: Accepted = { documents: new Map(), orders: new Map() };
  const loads = [
    steadyLoad(1, async () => {
      const bytes = await uniquePdf();
      accepted.documents.set(await visitor.upload({ bytes }), sha256(bytes));
    }),
    steadyLoad(4, async (count) => {
      const topic = `Topic ${count}`;
      const { status, body } = await visitor.call('/api/orders', { method: 'POST', body: { topic } });
      if (status !== 201) throw new Error(`Not accepted: ${status} ${JSON.stringify(body)}`);
      accepted.orders.set((body as { id: string }).id, topic);
    }),
  ];
  return {
    accepted,
    async stop() {
      const results = await Promise.all(loads.map((load) => load.stop()));
      return results.flatMap(({ failed }) => failed);
    },
  };
}

it('[R8] after the embedded database is killed during uploads and orders, the site recovers and nothing that it accepted is lost', async () => {
  const api = await startApi({ ...env, ROLES: 'http' });
  // Both start at the same time, with an empty folder.
  const worker = await startApi({ ...env, ROLES: 'worker' });
  await Promise.all([api.started(), worker.started()]);
  const visitor = await visit(api.origin);
  const use = useSteadily(visitor);
  const { documents, orders } = use.accepted;
  const untilAccepted = (more: number) => {
    const goal = { documents: documents.size + more, orders: orders.size + more };
    return expect
      .poll(() => documents.size >= goal.documents && orders.size >= goal.orders, { timeout: 60_000 })
      .toBe(true);
  };
  await untilAccepted(3);
  const seconds = await killDatabase(api);
  expect(await statusOf(`${api.origin}/healthz`)).toBe(200);
  await untilAccepted(3);
  const failed = await use.stop();
  console.info(
    `Ready again after ${seconds.toFixed(1)} s; accepted: ${documents.size} documents, ${orders.size} orders; delayed: ${failed.length}`,
  );
  expect(failed.filter((reason) => !reason.startsWith('Not accepted: 503 {"code":"server.busy"'))).toEqual(
    [],
  );
  for (const [id, hash] of documents) {
    expect(await visitor.checked(id)).toBe('published');
    const file = await fetch(`${api.origin}/api/documents/${id}/file`, {
      headers: { cookie: visitor.cookie },
    });
    expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(hash);
  }
  for (const [id, topic] of orders)
    expect(await visitor.call(`/api/orders/${id}`)).toMatchObject({ status: 200, body: { topic } });
  expect(await Promise.all([api.stop(), worker.stop()])).toEqual([0, 0]);
  expect(existsSync(pidFile())).toBe(false);
});

it('[R8] after the embedded database and its process are killed, another process starts the database again', async () => {
  const owner = await startApi({ ...env, ROLES: 'worker' });
  await owner.started();
  const api = await startApi({ ...env, ROLES: 'http' });
  await api.started();
  await owner.kill();
  await killDatabase(api);
  const visitor = await visit(api.origin);
  expect(await visitor.upload()).toBeGreaterThan(0);
  expect(await api.stop()).toBe(0);
  expect(existsSync(pidFile())).toBe(false);
});

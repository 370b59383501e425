import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@aw/db/embedded';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ApiProcess, killAll, startApi } from './processes';
import { steadyLoad } from './steady-load';
import { pdfOfItsOwn, type Visitor, visit } from './visitor';

let folder: string;
let env: Record<string, string>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aw-killed-'));
  // Otherwise the server's user could not enter it, and its data would be kept elsewhere and stay.
  await chmod(folder, 0o711);
  const limits = [
    'READS_PER_MINUTE',
    'WRITES_PER_MINUTE',
    'UPLOADS_PER_DAY',
    'UPLOADS_AT_ONCE',
    'ANONYMOUS_BYTES',
    'UPLOADS_PER_ADDRESS',
    'ORDERS_PER_DAY',
  ];
  env = {
    DATA_DIR: path.join(folder, 'data'),
    ...Object.fromEntries(limits.map((name) => [`LIMIT_${name}`, '0'])),
  };
});
afterEach(async () => {
  await killAll();
  // A test that failed leaves it running.
  if (existsSync(pidFile())) await (await startEmbeddedPostgres(path.join(folder, 'data/postgres'))).stop();
  await rm(folder, { recursive: true, force: true });
});

const pidFile = () => path.join(env.DATA_DIR ?? '', 'postgres/data/postmaster.pid');
const postmasterPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);
const statusOf = async (url: string) => (await fetch(url)).status;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Kills the database and waits until a process is ready again; gives the seconds that this took. */
async function killDatabase({ origin }: ApiProcess): Promise<number> {
  const former = await postmasterPid();
  const began = performance.now();
  process.kill(former, 'SIGKILL');
  const isBack = async () => (await postmasterPid().catch(() => former)) !== former;
  await expect
    .poll(async () => (await isBack()) && (await statusOf(`${origin}/readyz`)), { timeout: 60_000 })
    .toBe(200);
  return (performance.now() - began) / 1000;
}

type Taken = { documents: Map<number, string>; orders: Map<string, string> };

/** Uploads documents and begins orders until it is stopped; keeps what was answered 2xx, and every other status. */
function useSteadily(visitor: Visitor) {
  const taken: Taken = { documents: new Map(), orders: new Map() };
  const loads = [
    steadyLoad(1, async () => {
      const bytes = await pdfOfItsOwn();
      taken.documents.set(await visitor.upload({ bytes }), sha256(bytes));
    }),
    steadyLoad(4, async (count) => {
      const topic = `Topic ${count}`;
      const { status, body } = await visitor.call('/api/orders', { method: 'POST', body: { topic } });
      if (status !== 201) throw new Error(`Not taken: ${status} ${JSON.stringify(body)}`);
      taken.orders.set((body as { id: string }).id, topic);
    }),
  ];
  return {
    taken,
    async stop() {
      const results = await Promise.all(loads.map((load) => load.stop()));
      return results.flatMap(({ failed }) => failed);
    },
  };
}

it('[R8] the embedded database is killed while uploads and orders run: the site is ready again by itself, and nothing that it took is lost', async () => {
  const api = await startApi({ ...env, ROLES: 'http' });
  // Both start over an empty folder at once.
  const worker = await startApi({ ...env, ROLES: 'worker' });
  await Promise.all([api.started(), worker.started()]);
  const visitor = await visit(api.origin);
  const use = useSteadily(visitor);
  const { documents, orders } = use.taken;
  const hasTaken = (more: number) => {
    const goal = { documents: documents.size + more, orders: orders.size + more };
    return expect
      .poll(() => documents.size >= goal.documents && orders.size >= goal.orders, { timeout: 60_000 })
      .toBe(true);
  };
  await hasTaken(3);
  const seconds = await killDatabase(api);
  expect(await statusOf(`${api.origin}/healthz`)).toBe(200);
  await hasTaken(3);
  const failed = await use.stop();
  console.info(
    `Ready again after ${seconds.toFixed(1)} s; taken: ${documents.size} documents, ${orders.size} orders; put off: ${failed.length}`,
  );
  expect(failed.filter((reason) => !reason.startsWith('Not taken: 503 {"code":"server.busy"'))).toEqual([]);
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

it('[R8] the process that started the embedded database is killed with it: another one starts it again', async () => {
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

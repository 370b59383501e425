import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePdf } from '../documents/make-pdf';
import { expect, test } from '../fixtures/own-process';
import { jsonOf, openUser, type Person } from '../fixtures/person';
import { startLoad } from '../server/balanced-load';
import { cutUpload } from '../server/cut-upload';
import { slowDownload } from '../server/slow-download';
import { launchServer, startServer } from '../server/start-server';

const settings = { DEMO_SEED: 'false' };

async function cookieOf(user: Person): Promise<string> {
  const { cookies } = await user.request.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function stagedFiles(dataDir: string): Promise<string[]> {
  return readdir(path.join(dataDir, 'files/staging')).catch(() => []);
}

test('[R1] [R2] an interrupted upload leaves nothing; SIGTERM lets a slow download end, accepts no new work, and exits with 0; the next start has all data, and a stop under load loses no request', async ({
  dataDir,
  port,
  request,
}) => {
  const server = await startServer({ port, dataDir, settings });
  const user = await openUser(request);
  const cut = await makePdf(['Half of this arrives.'], { padding: randomBytes(4_000_000) });
  await cutUpload(`http://127.0.0.1:${port}`, { cookie: await cookieOf(user), file: cut });
  await expect.poll(() => stagedFiles(dataDir)).toEqual([]);
  expect(await jsonOf<unknown[]>(request.get(`/api/documents?uploaderId=${user.id}`))).toEqual([]);

  const bytes = await makePdf(['Large for one page.'], { padding: randomBytes(9_000_000) });
  const file = { name: 'large.pdf', mimeType: 'application/pdf', buffer: bytes };
  const { id } = await user.publish(file, { title: 'Large' });
  expect(await user.uploadCount()).toBe(1);
  const address = `${server.origin}/api/documents/${id}/file`;
  const download = await slowDownload(address, await cookieOf(user));
  server.signal('SIGTERM');
  const readiness = () =>
    fetch(`${server.origin}/readyz`, { headers: { connection: 'close' } }).then(
      ({ status }) => String(status),
      () => 'refused',
    );
  await expect.poll(readiness).toMatch(/^(503|refused)$/);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(await download.finish()).toBe(sha256);
  expect(await server.exited, server.output()).toEqual({ code: 0, signal: null });

  const limits = { LIMIT_READS_PER_MINUTE: '0', DRAIN_MS: '4000' };
  const next = await startServer({ port, dataDir, settings: { ...settings, ...limits } });
  expect(await user.document(id)).toMatchObject({ title: 'Large', status: 'published' });
  const again = await slowDownload(address, await cookieOf(user));
  expect(await again.finish()).toBe(sha256);
  expect(await user.uploadCount()).toBe(1);

  await test.step('SIGTERM under load loses no request: the server is not ready first, and serves requests until a balancer has noticed', async () => {
    const load = startLoad(next.origin, ['/api/documents/teasers?limit=5', '/api/figures', '/healthz']);
    await expect.poll(() => load.answers.length).toBeGreaterThan(100);
    load.markSignal();
    next.signal('SIGTERM');
    await load.ended;
    // A request that the balancer had already sent.
    expect(await load.sendLate()).toMatchObject({ status: 200, connection: 'close' });
    expect(load.lost).toEqual([]);
    expect(load.answers.filter(({ status }) => status !== 200)).toEqual([]);
    const late = load.answers.filter(({ isAfterSignal }) => isAfterSignal);
    expect(late.at(-1)).toMatchObject({ connection: 'close' });
    expect(await next.exited, next.output()).toEqual({ code: 0, signal: null });
  });
});

test('[R1] Ctrl-C does not wait for balancers, also after SIGTERM', async ({ dataDir, port }) => {
  const server = await startServer({ port, dataDir, settings: { ...settings, DRAIN_MS: '15000' } });
  server.signal('SIGTERM');
  const readiness = async () => (await fetch(`${server.origin}/readyz`)).status;
  await expect.poll(readiness).toBe(503);
  server.signal('SIGTERM');
  expect(await readiness()).toBe(503);
  server.signal('SIGINT');
  const ended = await Promise.race([server.exited, sleep(10_000).then(() => 'still waiting')]);
  expect(ended, server.output()).toEqual({ code: 0, signal: null });
});

test('[R1] a wrong setting is named and ends the start before anything is created', async ({
  dataDir,
  port,
}) => {
  const unused = path.join(dataDir, 'never-created');
  const server = launchServer({ port, dataDir: unused, settings: { PORT: 'abc', DEMO_SEED: 'perhaps' } });
  expect((await server.exited).code).toBe(1);
  expect(server.output()).toContain('These settings are wrong, so nothing was started:');
  expect(server.output()).toMatch(/^ {2}PORT: /m);
  expect(server.output()).toMatch(/^ {2}DEMO_SEED: /m);
  expect(existsSync(unused)).toBe(false);
});

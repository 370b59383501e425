import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { freePort } from '@aw/db/embedded';
import { listen } from '@aw/dev/listen';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Cluster, startCluster } from './cluster';
import { killAll, startApi } from './processes';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(killAll);
afterAll(() => cluster.close());

it('[R1] processes that start at the same time on an empty database all start, and one of them prints the invitation', async () => {
  const processes = await Promise.all(
    ['http', 'http', 'worker'].map((ROLES) => startApi({ ...cluster.env, ROLES })),
  );
  await Promise.all(processes.map((each) => each.started()));
  const invitations = processes.filter((each) => each.output().includes('Create the first administrator'));
  expect(invitations).toHaveLength(1);
  // On a busy machine a process may need a moment to be ready.
  for (const { origin } of processes.slice(0, 2))
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  expect(await Promise.all(processes.map((each) => each.stop()))).toEqual([0, 0, 0]);
});

it('[R1] a release starts beside a newer release only if that release’s migrations are compatible', async () => {
  const add = (name: string, isCompatible: boolean) =>
    cluster.ask('insert into kysely_migration (name, timestamp, is_compatible) values ($1, now(), $2)', [
      name,
      isCompatible,
    ]);
  await add('9998-newer', true);
  const older = await startApi({ ...cluster.env, ROLES: 'http' });
  await older.started();
  expect(await older.stop()).toBe(0);
  await add('9999-breaking', false);
  const refused = await startApi({ ...cluster.env, ROLES: 'http' });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('does not know and cannot work with: 9999-breaking');
  await cluster.ask("delete from kysely_migration where name like '999%'");
});

it('[R1] a start that fails ends the embedded database that it started', async () => {
  const DATA_DIR = path.join(path.dirname(cluster.dataDir), 'own');
  // The port is free until one of the two servers listens on it.
  const port = String(await freePort());
  const failing = await startApi({ DATA_DIR, PORT: port, METRICS_PORT: port });
  expect(await failing.ended).toBe(1);
  expect(failing.output()).toBe(
    `Port ${port} is in use by another program, so nothing was started. End that program, or set METRICS_PORT to a free port.\n`,
  );
  const pidFile = path.join(DATA_DIR, 'postgres/data/postmaster.pid');
  expect([existsSync(path.dirname(pidFile)), existsSync(pidFile)]).toEqual([true, false]);
});

it('[R1] a port in use ends the start with one line, before anything is created', async () => {
  const holder = createServer();
  const port = await listen(holder);
  const DATA_DIR = path.join(path.dirname(cluster.dataDir), 'never-made');
  const ports = { PORT: await freePort(), METRICS_PORT: await freePort() };
  for (const setting of ['PORT', 'METRICS_PORT']) {
    const failing = await startApi({
      DATA_DIR,
      ...Object.fromEntries(Object.entries(ports).map(([name, free]) => [name, String(free)])),
      [setting]: String(port),
    });
    expect(await failing.ended).toBe(1);
    expect(failing.output()).toBe(
      `Port ${port} is in use by another program, so nothing was started. End that program, or set ${setting} to a free port.\n`,
    );
  }
  expect(existsSync(DATA_DIR)).toBe(false);
  holder.close();
});

it('[R1] a database that refuses the password ends each command with one line, which does not show the password', async () => {
  const url = new URL(cluster.directUrl);
  url.password = 'hidden';
  const env = { DATABASE_URL: url.href, DATA_DIR: cluster.dataDir };
  for (const args of [[], ['migrate'], ['redrive']]) {
    const failing = await startApi(env, args);
    expect(await failing.ended).toBe(1);
    expect(failing.output()).toMatch(/^The database at .*the password of the user "postgres" is wrong.*\n$/);
    expect(failing.output()).not.toContain('hidden');
  }
});

it('[R1] a start that is interrupted ends the embedded database that it started', async () => {
  const DATA_DIR = path.join(path.dirname(cluster.dataDir), 'cut');
  const starting = await startApi({ DATA_DIR });
  const pidFile = path.join(DATA_DIR, 'postgres/data/postmaster.pid');
  await expect.poll(() => existsSync(pidFile), { timeout: 60_000, interval: 10 }).toBe(true);
  // The tables are created next, which takes seconds.
  process.kill(starting.pid, 'SIGINT');
  expect(await starting.ended).toBe(130);
  expect([existsSync(path.dirname(pidFile)), existsSync(pidFile), starting.output()]).toEqual([
    true,
    false,
    '',
  ]);
});

it('[R6] a built server serves the description of the API that its build wrote', async () => {
  const { origin, started } = await startApi({ ...cluster.env, ROLES: 'http' });
  await started();
  const file = path.resolve(import.meta.dirname, '../../../apps/api/dist/openapi.json');
  const written: { info: object } = JSON.parse(await readFile(file, 'utf8'));
  expect(await (await fetch(`${origin}/api/openapi.json`)).json()).toEqual({
    ...written,
    info: { ...written.info, title: 'Academic Workshop API' },
  });
});

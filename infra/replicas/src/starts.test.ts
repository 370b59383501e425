import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Cluster, startCluster } from './cluster';
import { killAll, startApi } from './processes';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(killAll);
afterAll(() => cluster.close());

it('[R1] processes that start at once over an empty database all start, and one of them prints the invitation', async () => {
  const processes = await Promise.all(
    ['http', 'http', 'worker'].map((ROLES) => startApi({ ...cluster.env, ROLES })),
  );
  await Promise.all(processes.map((each) => each.started()));
  const invitations = processes.filter((each) => each.output().includes('Create the first administrator'));
  expect(invitations).toHaveLength(1);
  const answers = await Promise.all(
    processes.slice(0, 2).map(async ({ origin }) => (await fetch(`${origin}/readyz`)).status),
  );
  expect(answers).toEqual([200, 200]);
  expect(await Promise.all(processes.map((each) => each.stop()))).toEqual([0, 0, 0]);
});

it('[R1] a release starts beside a newer one whose migrations are compatible, and not beside others', async () => {
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
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  holder.unref();
  const { port } = holder.address() as AddressInfo;
  const DATA_DIR = path.join(path.dirname(cluster.dataDir), 'own');
  const failing = await startApi({ DATA_DIR, METRICS_PORT: String(port), LISTEN_HOST: '127.0.0.1' });
  expect(await failing.ended).toBe(1);
  expect(failing.output()).toContain('EADDRINUSE');
  const pidFile = path.join(DATA_DIR, 'postgres/data/postmaster.pid');
  expect([existsSync(path.dirname(pidFile)), existsSync(pidFile)]).toEqual([true, false]);
  holder.close();
});

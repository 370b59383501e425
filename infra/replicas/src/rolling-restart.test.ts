import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@aw/db/embedded';
import { balancers } from '@aw/dev/balancer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cluster, noLimits, startCluster } from './cluster';
import { type ApiProcess, killAll, startApi } from './processes';
import { type Load, steadyLoad } from './steady-load';
import { type Visitor, visit } from './visitor';

const callsPerSecond = 100;

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(killAll);
afterAll(() => cluster.close());

async function startHttp(PORT: string): Promise<ApiProcess> {
  const api = await startApi({ ...cluster.env, ...noLimits, ROLES: 'http', DRAIN_MS: '2000', PORT });
  await api.started();
  return api;
}

const paths = ['/api/documents', '/api/schools?q=', '/api/documents?q=notes', '/api/figures'];

/** Reads like a person at a steady pace. Answers other than 2xx count as failed. */
function readSteadily(origin: string, { cookie }: Visitor): Load {
  return steadyLoad(callsPerSecond, async (count) => {
    const path = `${paths[count % paths.length]}`;
    const answer = await fetch(origin + path, { headers: { cookie } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
  });
}

describe.each(balancers())('behind $name', ({ start: startBalancer }) => {
  let processes: ApiProcess[];
  let ports: string[];
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  let author: Visitor;

  beforeEach(async () => {
    ports = [String(await freePort()), String(await freePort())];
    processes = await Promise.all(ports.map(startHttp));
    balancer = await startBalancer({ targets: processes.map(({ origin }) => origin) });
    author = await visit(balancer.origin);
  });
  afterEach(() => balancer.stop());

  const bothUp = () =>
    expect
      .poll(async () => Object.values(await balancer.states()), { timeout: 10_000 })
      .toEqual(['up', 'up']);

  it('[R1] while each process is restarted in turn under load, no call fails, no upload is lost, and streams can be reopened', async () => {
    const openStream = () =>
      fetch(`${balancer.origin}/api/notifications/stream`, { headers: { cookie: author.cookie } });
    const streamEnded = (await openStream()).text();
    const load = readSteadily(balancer.origin, author);
    const uploaded: number[] = [];
    const uploads = steadyLoad(1, async () => void uploaded.push(await author.upload()));
    for (const [at, old] of processes.entries()) {
      expect(await old.stop()).toBe(0);
      processes[at] = await startHttp(ports[at] ?? '');
      // The next process is stopped when this one serves again.
      await bothUp();
    }
    const results = await Promise.all([load.stop(), uploads.stop()]);
    for (const { calls, failed } of results) expect([calls > 0, failed]).toEqual([true, []]);
    console.info(`${results[0].calls} calls and ${results[1].calls} uploads, none failed`);
    expect(await streamEnded).toContain('"newest"');
    const again = await openStream();
    expect(again.status).toBe(200);
    await again.body?.cancel();
    await startApi({ ...cluster.env, ROLES: 'worker' });
    for (const id of uploaded) expect(await author.checked(id)).toBe('published');
  });

  it('[R1] when a process is lost, at most the calls that it was answering fail', async () => {
    const load = readSteadily(balancer.origin, author);
    await sleep(1_000);
    await processes[0]?.kill();
    await sleep(1_000);
    const { calls, failed } = await load.stop();
    expect(calls).toBeGreaterThan(100);
    expect(failed.length).toBeLessThan(callsPerSecond / 5);
    const after = readSteadily(balancer.origin, author);
    processes[0] = await startHttp(ports[0] ?? '');
    await bothUp();
    expect((await after.stop()).failed).toEqual([]);
  });
});

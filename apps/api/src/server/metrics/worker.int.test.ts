import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@aw/db/embedded';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleOf } from '../../testing/measured-app';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp();
let folder: string;
let worker: ChildProcess;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aw-worker-'));
  port = await freePort();
  const settings = {
    ROLES: 'worker',
    METRICS_PORT: String(port),
    LISTEN_HOST: '127.0.0.1',
    DATABASE_URL: test.databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  };
  worker = spawn(process.execPath, ['--import', 'tsx', '--conditions=@aw/source', 'src/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH, ...settings },
    stdio: 'ignore',
  });
});
afterAll(async () => {
  const hasEnded = worker.exitCode !== null || worker.signalCode !== null;
  if (!hasEnded && worker.kill('SIGTERM')) await once(worker, 'exit');
  await rm(folder, { recursive: true, force: true });
});

it('[R1] a process with only the worker role reports its queues, jobs, connections and queries', async () => {
  await test.ctx.jobs.enqueue(
    test.ctx.db,
    'send-reset',
    { email: 'nobody@people.example' },
    { turn: { group: 'x', place: 0 } },
  );
  let text = '';
  const sample = async (series: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined);
    text = (await answer?.text()) ?? '';
    return sampleOf(text, series);
  };
  const done = () => sample('job_duration_seconds_count{queue="send-reset",outcome="done"}');
  await expect.poll(done, { interval: 250 }).toBe(1);
  expect(sampleOf(text, 'job_failures_total{queue="send-reset"}')).toBe(0);
  expect(sampleOf(text, 'job_queue_oldest_seconds{queue="send-reset"}')).toBeGreaterThanOrEqual(0);
  expect(sampleOf(text, 'db_up')).toBe(1);
  expect(sampleOf(text, 'db_pool_max_connections{pool="main"}')).toBeGreaterThan(0);
  expect(sampleOf(text, 'db_query_duration_seconds_count{name="select users"}')).toBeGreaterThan(0);
  expect(sampleOf(text, 'mail_failures_total')).toBe(0);
});

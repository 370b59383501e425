import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { askChild } from './ask-child';
import { processorMs } from './processor-time';

// A child that sleeps during a task's first milliseconds, as if other processes had the processor, and then works.
const script = `
process.on('message', ({ id, task }) => {
  setTimeout(() => {
    const until = process.cpuUsage();
    while ((process.cpuUsage(until).user + process.cpuUsage(until).system) / 1000 < task.workMs);
    process.send({ id, result: 'done' });
  }, task.sleepMs);
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });
`;

let folder: string;
let children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ask-child-'));
  await writeFile(path.join(folder, 'child.cjs'), script);
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(task: { sleepMs: number; workMs: number }, deadlineMs: number) {
  const child = fork(path.join(folder, 'child.cjs'));
  children.push(child);
  await new Promise((resolve) => child.once('message', resolve));
  const limits = { deadlineMs, maxMs: deadlineMs, memoryBytes: Number.POSITIVE_INFINITY };
  return askChild<object, string>(child, { id: 1, task }, limits, () => undefined);
}

const isLinux = process.platform === 'linux';

it.runIf(isLinux)('[P9] time in which a child does not get the processor does not count', async () => {
  const outcome = await ask({ sleepMs: 1500, workMs: 100 }, 800);
  expect(outcome.status).toBe('done');
  expect(outcome.workMs).toBeLessThan(800);
});

it.runIf(isLinux)('[P9] a child that works or waits without an end is stopped', async () => {
  const started = performance.now();
  expect((await ask({ sleepMs: 0, workMs: 60_000 }, 400)).status).toBe('timeout');
  expect((await ask({ sleepMs: 60_000, workMs: 0 }, 400)).status).toBe('timeout');
  expect(performance.now() - started).toBeLessThan(30_000);
});

it('[P9] the processor time of a process that has ended is undefined', async () => {
  expect(await processorMs(undefined)).toBeUndefined();
  expect(await processorMs(2 ** 22 + 1)).toBeUndefined();
});

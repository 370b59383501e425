import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askChild } from './ask-child';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { deadlineMs: 1000, maxMs: 3000, memoryBytes: Number.POSITIVE_INFINITY };

/** Returns a child that sends only what the test makes it send. */
function silentChild() {
  const child = Object.assign(new EventEmitter(), { pid: undefined, send: () => true });
  const outcome = askChild(child as unknown as ChildProcess, { id: 1, task: {} }, limits, () => undefined);
  let status: string | undefined;
  void outcome.then((value) => {
    status = value.status;
  });
  return { page: () => child.emit('message', { id: 1, progress: 'page' }), status: () => status };
}

it('[P9] a file without a finished page is stopped at the short deadline', async () => {
  const { status } = silentChild();
  await vi.advanceTimersByTimeAsync(999);
  expect(status()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(status()).toBe('timeout');
});

it('[P9] each finished page extends the deadline, but never beyond the limit', async () => {
  const one = silentChild();
  one.page();
  await vi.advanceTimersByTimeAsync(1999);
  expect(one.status()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(one.status()).toBe('timeout');

  const many = silentChild();
  for (let page = 0; page < 500; page++) many.page();
  await vi.advanceTimersByTimeAsync(2999);
  expect(many.status()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(many.status()).toBe('timeout');
});

it('[P9] a file of 500 pages that take 200 ms each is read completely within the default limits', async () => {
  const child = Object.assign(new EventEmitter(), { pid: undefined, send: () => true });
  const outcome = askChild<object, string>(
    child as unknown as ChildProcess,
    { id: 1, task: {} },
    { deadlineMs: 15_000, maxMs: 120_000, memoryBytes: Number.POSITIVE_INFINITY },
    () => undefined,
  );
  for (let page = 0; page < 500; page++) {
    await vi.advanceTimersByTimeAsync(200);
    child.emit('message', { id: 1, progress: 'page' });
  }
  child.emit('message', { id: 1, result: 'all of it' });
  expect(await outcome).toMatchObject({ status: 'done', result: 'all of it', workMs: 100_000 });
});

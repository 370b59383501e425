import { afterAll, beforeAll, beforeEach } from 'vitest';

/** Runs `create` once before the tests of this file or block. The returned object is empty until then. */
export function beforeTests<T extends object>(create: () => Promise<T>): T {
  const created = {} as T;
  beforeAll(async () => {
    Object.assign(created, await create());
  });
  return created;
}

/** Runs `create` before each test of this file or block. The returned object is replaced each time. */
export function beforeEachTest<T extends object>(create: () => Promise<T>): T {
  const created = {} as T;
  beforeEach(async () => {
    Object.assign(created, await create());
  });
  return created;
}

/** Like `beforeTests`, and closes the result after the tests. */
export function openForTests<T extends { close: () => Promise<void> }>(open: () => Promise<T>): T {
  const opened = beforeTests(open);
  afterAll(() => opened.close());
  return opened;
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageReader, ReadResult } from '../page-reader';
import { refusal } from '../refusals';
import { shareReaders } from './share-readers';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-readers-'));
  await writeFile(path.join(folder, 'small'), 'x');
  await writeFile(path.join(folder, 'large'), Buffer.alloc(2 * 1024 * 1024));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns a reader that finishes a file when the test resolves it. */
function pendingReader() {
  const pending: (() => void)[] = [];
  const reader: PageReader = {
    read: () =>
      new Promise<ReadResult>((resolve) => {
        pending.push(() => resolve(refusal('broken')));
      }),
    close: async () => {},
  };
  return { reader, pending };
}

it('[P9] while one hostile file occupies a reader, small files use the other one, and large files wait for the first one', async () => {
  const [first, second] = [pendingReader(), pendingReader()];
  const readers = shareReaders(first.reader, second.reader);
  const read = (name: string) => readers.read({ path: path.join(folder, name), fileName: '' }, folder);

  const hostile = read('small');
  await expect.poll(() => second.pending.length).toBe(1);
  const honest = read('small');
  await expect.poll(() => first.pending.length).toBe(1);
  const large = read('large');
  await expect.poll(() => first.pending.length).toBe(2);
  expect(second.pending).toHaveLength(1);
  for (const end of [...first.pending, ...second.pending]) end();
  await Promise.all([hostile, honest, large]);

  const next = read('small');
  await expect.poll(() => second.pending.length).toBe(2);
  second.pending[1]?.();
  await next;
});

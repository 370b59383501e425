import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { describeFileStore } from './file-store-contract';
import { createFolderStore } from './folder-store';

describeFileStore('the folder store', async () => {
  const root = await mkdtemp(join(tmpdir(), 'folder-store-'));
  return {
    store: createFolderStore({ root }),
    contents: async () =>
      (await readdir(root, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort(),
    close: () => rm(root, { recursive: true, force: true }),
  };
});

it('[R6] what people store is readable by nobody else on this machine, whatever the umask', async () => {
  const umask = process.umask(0o022);
  const root = await mkdtemp(join(tmpdir(), 'folder-store-'));
  const store = createFolderStore({ root });
  const staged = await store.stage(Readable.from(['an essay']));
  await staged.commit('files/ab/cd');
  await store.put('pages/ab/1-thumb.webp', Buffer.from('a picture'));
  await store.stage(Readable.from(['half of it']));
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const modes = await Promise.all(
    entries.map(async (entry) => {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      return `${entry.isFile() ? 'file' : 'folder'} ${(mode & 0o777).toString(8)}`;
    }),
  );
  process.umask(umask);
  await rm(root, { recursive: true });
  expect(modes).toContain('file 600');
  expect(new Set(modes)).toEqual(new Set(['file 600', 'folder 700']));
});

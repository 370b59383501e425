import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

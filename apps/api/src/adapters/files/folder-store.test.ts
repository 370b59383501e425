import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { describeFileStore } from '../../testing/file-store-contract';
import { FileMissingError, FilesUnavailableError } from './file-store';
import { openFolderStore } from './folder-store';

describeFileStore('the folder store', async () => {
  const root = await mkdtemp(join(tmpdir(), 'folder-store-'));
  return {
    store: await openFolderStore({ root, isNew: true }),
    contents: async () =>
      (await readdir(root, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort(),
    close: () => rm(root, { recursive: true, force: true }),
  };
});

it('[R6] stored files are readable only by the account of the server, whatever the umask is', async () => {
  const umask = process.umask(0o022);
  const root = await mkdtemp(join(tmpdir(), 'folder-store-'));
  const store = await openFolderStore({ root, isNew: true });
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

describe('a folder of files that becomes unavailable', () => {
  const gone = async () => {
    const parent = await mkdtemp(join(tmpdir(), 'folder-store-'));
    const root = join(parent, 'files');
    const store = await openFolderStore({ root, isNew: true });
    await store.put('files/kept', Buffer.from('kept'));
    const staged = await store.stage(Readable.from(['half']));
    await rename(root, `${root}-away`);
    const calls = {
      stage: () => store.stage(Readable.from(['new'])),
      commit: () => staged.commit('files/half'),
      put: () => store.put('files/new', Buffer.from('new')),
      read: () => store.read('files/kept'),
      sizeOf: () => store.sizeOf('files/kept'),
      remove: () => store.remove('files/kept'),
      removeStaleStages: () => store.removeStaleStages(0),
    };
    const comeBack = async () => {
      await rm(root, { recursive: true, force: true });
      await rename(`${root}-away`, root);
    };
    return { parent, root, store, staged, calls, comeBack };
  };

  it.each(['missing', 'an empty folder', 'a file', 'another store'])(
    '[R2] every call fails as unavailable when the folder is replaced by: %s. Nothing is created, and all files are there when it is back',
    async (kind) => {
      const { parent, root, store, staged, calls, comeBack } = await gone();
      if (kind === 'an empty folder') await mkdir(root);
      if (kind === 'a file') await writeFile(root, '');
      if (kind === 'another store') await openFolderStore({ root, isNew: true });
      const before = await readdir(parent, { recursive: true });
      for (const call of Object.values(calls)) await expect(call()).rejects.toThrow(FilesUnavailableError);
      expect(await readdir(parent, { recursive: true })).toEqual(before);
      await comeBack();
      await staged.commit('files/half');
      expect([await store.sizeOf('files/kept'), await store.sizeOf('files/half')]).toEqual([4, 4]);
      await expect(store.read('files/none')).rejects.toThrow(FileMissingError);
      await rm(parent, { recursive: true });
    },
  );

  it('[R2] a folder that is missing at the start stays unavailable until it is back, if files were stored before', async () => {
    const { parent, root, comeBack } = await gone();
    const store = await openFolderStore({ root, isNew: false });
    await expect(store.put('files/new', Buffer.from('new'))).rejects.toThrow(FilesUnavailableError);
    await mkdir(root);
    await expect(store.read('files/kept')).rejects.toThrow(FilesUnavailableError);
    await comeBack();
    expect(await store.sizeOf('files/kept')).toBe(4);
    await rm(parent, { recursive: true });
  });

  it('[R3] a folder without a marker, from an earlier version or a backup, is marked and works', async () => {
    const { parent, root, comeBack } = await gone();
    await comeBack();
    await rm(join(root, '.store'));
    const [one, two] = await Promise.all([0, 1].map(() => openFolderStore({ root, isNew: false })));
    expect(await Promise.all([one?.sizeOf('files/kept'), two?.sizeOf('files/kept')])).toEqual([4, 4]);
    await Promise.all([one, two].map(async (store) => store?.put('files/new', Buffer.from('new'))));
    expect(await two?.sizeOf('files/new')).toBe(3);
    await rm(parent, { recursive: true });
  });
});

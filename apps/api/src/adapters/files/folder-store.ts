import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { commitOnce } from './commit-once';
import { hasCode, syncFolder, throwDiskFailure, writeDurably } from './durable-write';
import { checkedKey } from './file-keys';
import { createFileMeter } from './file-meter';
import { type ByteRange, FileMissingError, type FileStore, type StagedFile } from './file-store';
import { openFolderRoot } from './folder-root';

// Uploads are read only through the API, never by another user of this machine.
const ownerOnly = 0o700;

/**
 * Opens a file store in a local folder. Files appear by rename, after their bytes have reached the disk. A folder
 * that disappears, like a mount, is not created again: with `isNew` it may be created at the start, before anything
 * is stored.
 */
export async function openFolderStore(options: { root: string; isNew: boolean }): Promise<FileStore> {
  const root = await openFolderRoot(resolve(options.root), options.isNew);
  const objects = resolve(options.root, 'objects');
  const staging = resolve(options.root, 'staging');

  function pathOf(key: string): string {
    const path = resolve(objects, checkedKey(key));
    if (!path.startsWith(objects + sep)) throw new TypeError(`Not a file key: ${key}`);
    return path;
  }

  /** A file may be missing because the whole folder is. */
  async function throwFailure(error: unknown): Promise<never> {
    if (hasCode(error, 'ENOENT')) await root.check();
    return throwDiskFailure(error);
  }

  async function newStagePath(): Promise<string> {
    await root.check();
    await mkdir(staging, { recursive: true, mode: ownerOnly }).catch(throwDiskFailure);
    return join(staging, randomUUID());
  }

  async function moveInto(stagePath: string, path: string): Promise<void> {
    await root.check();
    await mkdir(dirname(path), { recursive: true, mode: ownerOnly }).catch(throwDiskFailure);
    await rename(stagePath, path).catch(throwFailure);
    for (let folder = dirname(path); folder.length >= objects.length; folder = dirname(folder)) {
      await syncFolder(folder);
    }
  }

  async function stage(source: Readable): Promise<StagedFile> {
    const stagePath = await newStagePath();
    const meter = createFileMeter();
    await writeDurably(stagePath, source, meter.stream);
    const { commit, isCommitted } = commitOnce((key) => moveInto(stagePath, pathOf(key)));
    return {
      ...meter.reading(),
      commit: async (key) => commit(checkedKey(key)),
      discard: async () => {
        if (!isCommitted()) await rm(stagePath, { force: true });
      },
    };
  }

  async function put(key: string, bytes: Uint8Array | Readable): Promise<void> {
    const path = pathOf(key);
    const stagePath = await newStagePath();
    await writeDurably(stagePath, bytes instanceof Readable ? bytes : Readable.from([bytes]));
    await moveInto(stagePath, path);
  }

  async function read(key: string, range?: ByteRange): Promise<Readable> {
    const file = await open(pathOf(key)).catch(async (error: unknown) => {
      if (!hasCode(error, 'ENOENT')) return throwDiskFailure(error);
      await root.check();
      throw new FileMissingError(key);
    });
    const { size } = await file.stat();
    if (range !== undefined && (range.start >= size || range.end < range.start)) {
      await file.close();
      throw new RangeError(`The range ${range.start}-${range.end} lies outside ${size} bytes`);
    }
    return file.createReadStream(range);
  }

  async function sizeOf(key: string): Promise<number | undefined> {
    const stats = await stat(pathOf(key)).catch(async (error: unknown) => {
      if (!hasCode(error, 'ENOENT')) return throwDiskFailure(error);
      await root.check();
      return undefined;
    });
    return stats?.size;
  }

  async function removeStaleStages(olderThanMs: number): Promise<number> {
    const oldest = Date.now() - olderThanMs;
    let removed = 0;
    await root.check();
    for (const name of await readdir(staging).catch(() => [])) {
      const path = join(staging, name);
      const stats = await stat(path).catch(() => undefined);
      if (stats === undefined || stats.mtimeMs > oldest) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  async function remove(key: string): Promise<void> {
    const path = pathOf(key);
    await root.check();
    await rm(path, { force: true }).catch(throwDiskFailure);
  }

  return {
    stage,
    put,
    read,
    sizeOf,
    remove,
    removeStaleStages,
  };
}

import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './durable-write';
import { FilesUnavailableError } from './file-store';

// Uploads are read only through the API, never by another user of this machine.
const ownerOnly = 0o700;

/** A folder that may disappear, like a mount, and be replaced by another one. */
export type FolderRoot = {
  /** Throws FilesUnavailableError unless the folder exists and is the same as at the start. */
  check(): Promise<void>;
};

/**
 * Opens a store's folder. Its file `.store` contains an id by which the folder is recognised; a folder of an earlier
 * version or from a backup gets one. A missing or empty folder is created only if `isNew` says that nothing was
 * stored yet. Otherwise the storage is unavailable until the folder is back.
 */
export async function openFolderRoot(root: string, isNew: boolean): Promise<FolderRoot> {
  const marker = join(root, '.store');

  async function claim(): Promise<string> {
    const existingId = await idIn(marker);
    if (existingId !== undefined) return existingId;
    if (isNew) await mkdir(root, { recursive: true, mode: ownerOnly });
    else if ((await readdir(join(root, 'objects'))).length === 0) throw new Error(`${root} is empty.`);
    await mark(root, marker);
    return readFile(marker, 'utf8');
  }

  // Without the folder the site starts all the same, and each call for a file fails.
  let storeId = await claim().catch((error: unknown) => {
    if (isNew) throw error;
    return undefined;
  });

  return {
    async check() {
      try {
        storeId ??= await claim();
        if ((await readFile(marker, 'utf8')) !== storeId) throw new Error(`${root} is another folder now.`);
      } catch (error) {
        throw new FilesUnavailableError(error);
      }
    },
  };
}

async function idIn(marker: string): Promise<string | undefined> {
  return readFile(marker, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
}

/** Writes the complete id. If two processes start together, one is first and both read the same id. */
async function mark(root: string, marker: string): Promise<void> {
  const unfinished = join(root, `.store-${randomUUID()}`);
  try {
    await writeFile(unfinished, randomUUID(), { mode: 0o600, flush: true, flag: 'wx' });
    await link(unfinished, marker).catch(async (error: unknown) => {
      if (!hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS')) throw error;
      // This file system does not support hard links.
      await rename(unfinished, marker);
    });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

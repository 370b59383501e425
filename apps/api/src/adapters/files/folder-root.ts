import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './durable-write';
import { FilesUnavailableError } from './file-store';

// What people upload is read through the API alone, never by another user of this machine.
const ownerOnly = 0o700;

/** A folder that may go away, as a mount does, with another one in its place. */
export type FolderRoot = {
  /** Throws FilesUnavailableError unless the folder is there, and the one that it was at the start. */
  check(): Promise<void>;
};

/**
 * Opens a store's folder. A file `.store` in it holds an id of its own, by which it is known again; a folder of an
 * earlier version or out of a backup is given one. A folder that is missing or empty is made only where `isNew` says
 * that nothing was stored yet: otherwise it is away until it is back.
 */
export async function openFolderRoot(root: string, isNew: boolean): Promise<FolderRoot> {
  const marker = join(root, '.store');

  async function claim(): Promise<string> {
    const found = await idIn(marker);
    if (found !== undefined) return found;
    if (isNew) await mkdir(root, { recursive: true, mode: ownerOnly });
    else if ((await readdir(join(root, 'objects'))).length === 0) throw new Error(`${root} is empty.`);
    await mark(root, marker);
    return readFile(marker, 'utf8');
  }

  // Without it the site starts all the same, and each call for a file says so.
  let known = await claim().catch((error: unknown) => {
    if (isNew) throw error;
    return undefined;
  });

  return {
    async check() {
      try {
        known ??= await claim();
        if ((await readFile(marker, 'utf8')) !== known) throw new Error(`${root} is another folder now.`);
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

/** Writes the id whole; of two processes that start together one is first, and both read the same. */
async function mark(root: string, marker: string): Promise<void> {
  const unfinished = join(root, `.store-${randomUUID()}`);
  try {
    await writeFile(unfinished, randomUUID(), { mode: 0o600, flush: true, flag: 'wx' });
    await link(unfinished, marker).catch(async (error: unknown) => {
      if (!hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS')) throw error;
      // This file system has no second names.
      await rename(unfinished, marker);
    });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

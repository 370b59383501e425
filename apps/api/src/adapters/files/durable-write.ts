import { open, rm } from 'node:fs/promises';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FilesUnavailableError } from './file-store';

/** Returns whether an error is a system error with one of these codes, such as ENOENT. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Error codes of a disk that is full, broken, read-only or no longer mounted. */
const awayCodes = [
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENODEV',
  'ENOSPC',
  'ENOTDIR',
  'ENXIO',
  'EROFS',
  'ESTALE',
];

/** Throws the error, or FilesUnavailableError if the disk cannot read or write. */
export function throwDiskFailure(error: unknown): never {
  throw hasCode(error, ...awayCodes) ? new FilesUnavailableError(error) : error;
}

/**
 * Writes a new file that only its owner can read, and waits until it is on the disk. After an error the file is
 * removed.
 */
export async function writeDurably(path: string, source: Readable, through?: Transform): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch(throwDiskFailure);
  try {
    const write = (bytes: AsyncIterable<Buffer>) => file.writeFile(bytes);
    await (through === undefined ? pipeline(source, write) : pipeline(source, through, write));
    await file.sync();
    await file.close();
  } catch (error) {
    source.destroy();
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throwDiskFailure(error);
  }
}

/** Makes renames in a folder durable. Does nothing on systems that cannot sync a folder. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch((error: unknown) => {
    if (hasCode(error, 'EISDIR', 'EPERM', 'EACCES')) return undefined;
    throw error;
  });
  if (folder === undefined) return;
  try {
    await folder.sync();
  } catch (error) {
    if (!hasCode(error, 'EISDIR', 'EPERM', 'EINVAL')) throw error;
  } finally {
    await folder.close();
  }
}

import { open, rm } from 'node:fs/promises';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** True for a system error with this code, such as ENOENT. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Writes a new file that only its owner reads, and waits until it is on the disk; on any error the file is gone again. */
export async function writeDurably(path: string, source: Readable, through?: Transform): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    const write = (bytes: AsyncIterable<Buffer>) => file.writeFile(bytes);
    await (through === undefined ? pipeline(source, write) : pipeline(source, through, write));
    await file.sync();
    await file.close();
  } catch (error) {
    source.destroy();
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
}

/** Makes renames in a folder durable. Systems that cannot sync a folder are left as they are. */
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

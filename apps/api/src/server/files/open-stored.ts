import type { Readable } from 'node:stream';
import { FileMissingError, type FileStore } from '../../adapters/files/file-store';

/** Opens a stored file for an archive. Returns undefined if it no longer exists. */
export async function openStored(files: FileStore, key: string): Promise<Readable | undefined> {
  try {
    return await files.read(key);
  } catch (error) {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  }
}

import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config';

const ownerOnly = 0o700;
/** The embedded database of root runs as a user of its own, who passes through the folder and lists nothing. */
const othersPass = 0o711;
const notForOthers = 0o077;
const sticky = 0o1000;

/** What stands in the data folder of an installation; a folder with none of it may be shared with others. */
const parts = ['files', 'mail', 'work'];
const known = [...parts, 'postgres', 'session-secret', 'credential-secret'];

/**
 * Makes the data folder when it is missing, and keeps it and all that this process writes from other users of this
 * machine; folders of earlier versions are closed as well.
 */
export async function closeDataDir(config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Promise<void> {
  const directory = config.DATA_DIR;
  await mkdir(directory, { recursive: true, mode: othersPass });
  process.umask(notForOthers);
  const names = await readdir(directory);
  const isOurs = names.length === 0 || names.some((name) => known.includes(name));
  if (!isOurs) return;
  const isShared = process.getuid?.() === 0 && !config.DATABASE_URL;
  await close(directory, isShared ? othersPass : ownerOnly);
  for (const name of parts) if (names.includes(name)) await close(path.join(directory, name), ownerOnly);
}

async function close(folder: string, mode: number): Promise<void> {
  const { uid, mode: found } = await lstat(folder);
  // One with the sticky bit, such as /tmp, is everybody's.
  const isOwn = uid === process.getuid?.() && (found & sticky) === 0;
  if (isOwn) await chmod(folder, mode);
}

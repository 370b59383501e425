import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config';

const ownerOnly = 0o700;
/** The embedded database of root runs as its own user, who may pass through the folder but not list it. */
const othersPass = 0o711;
const notForOthers = 0o077;
const sticky = 0o1000;

/** Folders of an installation's data folder. A folder that contains none of them may be shared with other programs. */
const parts = ['files', 'mail', 'work'];
const ownEntries = [...parts, 'postgres', 'session-secret', 'credential-secret'];

/**
 * Creates the data folder if it is missing, and makes everything in it inaccessible to other users of this machine.
 * Folders of earlier versions are closed as well.
 */
export async function closeDataDir(config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Promise<void> {
  const directory = config.DATA_DIR;
  await mkdir(directory, { recursive: true, mode: othersPass });
  process.umask(notForOthers);
  const names = await readdir(directory);
  const isOurs = names.length === 0 || names.some((name) => ownEntries.includes(name));
  if (!isOurs) return;
  const isShared = process.getuid?.() === 0 && !config.DATABASE_URL;
  await close(directory, isShared ? othersPass : ownerOnly);
  for (const name of parts) if (names.includes(name)) await close(path.join(directory, name), ownerOnly);
}

async function close(folder: string, mode: number): Promise<void> {
  const { uid, mode: currentMode } = await lstat(folder);
  // A folder with the sticky bit, such as /tmp, is shared.
  const isOwn = uid === process.getuid?.() && (currentMode & sticky) === 0;
  if (isOwn) await chmod(folder, mode);
}

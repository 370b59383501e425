import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFresh, keepFresh } from './users';

/** Long enough for the first start of a large installation to move its data. */
const waitsAtMostMs = 120_000;

/**
 * Runs `task` while no other process runs one for the same folder, so that only one starts or stops the server at a
 * time. The lock of a killed process is taken over.
 *
 * @throws if the lock is not free within two minutes.
 */
export async function withLock<T>(directory: string, task: () => Promise<T>): Promise<T> {
  const file = path.join(directory, 'lock');
  const until = performance.now() + waitsAtMostMs;
  let release = await tryLock(file);
  while (!release) {
    if (performance.now() > until)
      throw new Error(
        `Another process has been starting or stopping the database for too long (see ${file}).`,
      );
    await removeLeft(file);
    await sleep(50);
    release = await tryLock(file);
  }
  try {
    return await task();
  } finally {
    await release();
  }
}

/** Returns the function that releases the lock; undefined while another process has it. */
async function tryLock(file: string): Promise<(() => Promise<void>) | undefined> {
  try {
    return await keepFresh(file, () => writeFile(file, `${process.pid} ${randomUUID()}`, { flag: 'wx' }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
}

/** Removes the lock of a process that has ended. */
async function removeLeft(file: string): Promise<void> {
  const read = (from: string) => readFile(from, 'utf8').catch(() => undefined);
  const content = await read(file);
  // The file is empty until its holder has written into it; until then only its age says if the holder lives.
  const holder = Number(content?.split(' ')[0]) || process.pid;
  if (content === undefined || (await isFresh(file, holder))) return;
  const moved = `${file}.${randomUUID()}`;
  await rename(file, moved).catch(() => {});
  // Another process may have taken the lock since it was read: then its file is restored.
  if (![content, undefined].includes(await read(moved))) await link(moved, file).catch(() => {});
  await rm(moved, { force: true });
}

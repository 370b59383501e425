import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isGone } from './system-errors';

export type Stay = {
  end: () => Promise<void>;
  /** Returns true if other living processes still use the server. */
  hasOthers: () => Promise<boolean>;
};

const note = /^used-by-(\d+)-/;

const beatEveryMs = 2_000;
/** A process that was silent for this long has ended; another one may have its id by now. */
const silentAfterMs = 20_000;

/** Notes in `directory` that this process uses the server; the last process that leaves may stop it. */
export async function beginStay(directory: string): Promise<Stay> {
  const name = `used-by-${process.pid}-${randomUUID()}`;
  const end = await keepFresh(path.join(directory, name), () =>
    writeFile(path.join(directory, name), 'note'),
  );
  return {
    end,
    async hasOthers() {
      // A folder that was removed has no users.
      const names = await readdir(directory).catch((error: unknown): string[] => {
        if (isGone(error)) return [];
        throw error;
      });
      const otherNotes = names.filter((each) => note.test(each) && each !== name);
      const living = await Promise.all(
        otherNotes.map(async (each) => {
          const file = path.join(directory, each);
          if (await isFresh(file, Number(note.exec(each)?.[1]))) return true;
          // A killed process has left this note.
          await rm(file, { force: true });
          return false;
        }),
      );
      return living.includes(true);
    },
  };
}

/**
 * Writes a file and keeps its modification time fresh, which shows that its process lives; returns the function that
 * removes it.
 */
export async function keepFresh(file: string, write: () => Promise<void>): Promise<() => Promise<void>> {
  await write();
  let beating = Promise.resolve();
  const beat = async () => {
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
  };
  const timer = setInterval(() => {
    beating = beat();
  }, beatEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await beating;
    await rm(file, { force: true });
  };
}

/** Returns true if the process that keeps a file fresh is alive, judging by its id and the file's age. */
export async function isFresh(file: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const status = await stat(file).catch(() => undefined);
  return status !== undefined && Date.now() - status.mtimeMs < silentAfterMs;
}

/** Returns true if a process has this id. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive as well.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

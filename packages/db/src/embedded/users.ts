import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Stay = {
  end: () => Promise<void>;
  /** Whether other processes that live have not left yet. */
  hasOthers: () => Promise<boolean>;
  /** Forgets the users of a former server, whose numbers other processes may have by now. */
  forgetFormer: () => Promise<void>;
};

const note = /^used-by-(\d+)-/;

/** Others may have come to start the server as well; who came longer ago has used a former one. */
const startingMs = 10_000;

/** Notes in `directory` that this process uses the server; whoever leaves last may stop it. */
export async function beginStay(directory: string): Promise<Stay> {
  const name = `used-by-${process.pid}-${randomUUID()}`;
  await writeFile(path.join(directory, name), '');
  const end = (of: string) => rm(path.join(directory, of), { force: true });
  // A folder that was removed has no users.
  const others = async () =>
    (await readdir(directory).catch(() => [])).filter((each) => note.test(each) && each !== name);
  return {
    end: () => end(name),
    async hasOthers() {
      const names = await others();
      const alive = names.filter((each) => isAlive(Number(note.exec(each)?.[1])));
      // Left by processes that were killed.
      await Promise.all(names.filter((each) => !alive.includes(each)).map(end));
      return alive.length > 0;
    },
    async forgetFormer() {
      for (const each of await others()) {
        const { mtimeMs } = await stat(path.join(directory, each)).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs > startingMs) await end(each);
      }
    },
  };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of another user lives as well.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

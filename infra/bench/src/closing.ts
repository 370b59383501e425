import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { workFolder } from './places';

/** Close functions of everything that this run has opened, which run in reverse order. */
const open = new AsyncDisposableStack();

/**
 * Returns `close` so that it runs once: when it is called, or at the latest in `closeAll`. Throws after that, so that
 * an interrupted run cannot start anything else.
 */
export function closing(close: () => Promise<unknown>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const once = () => (closed ??= close().then(() => {}));
  open.defer(once);
  return once;
}

/** Ends all running processes and removes all temporary folders. Throws errors only after everything was tried. */
export function closeAll(): Promise<void> {
  return open.disposeAsync();
}

let interrupted = false;

/** Returns true after a signal has ended this run, when pending operations fail. */
export const isInterrupted = () => interrupted;

/** Closes everything before a signal, such as Ctrl-C, ends this process. A second signal ends it at once. */
export function closeOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, async () => {
      interrupted = true;
      // The reader of our output may have ended already.
      for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
      console.log('\nInterrupted: ending what was started …');
      await closeAll().catch(console.error);
      process.exit(130);
    });
}

/** Creates an empty folder in var/bench, which exists until `remove` or the end of the run. */
export async function temporaryFolder(
  purpose: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = path.join(workFolder, `${purpose}-${randomUUID().slice(0, 8)}`);
  const remove = closing(() =>
    // A process that is ending may still write to it.
    rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  );
  await mkdir(folder, { recursive: true });
  return { folder, remove };
}

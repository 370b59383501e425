import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { workFolder } from './places';

/** What this run has started and made; what came last goes first. */
const open = new AsyncDisposableStack();

/**
 * Gives `close` so that it runs once: when it is called, or at the latest by `closeAll`. Throws after that, and so keeps
 * an interrupted run from starting anything more.
 */
export function closing(close: () => Promise<unknown>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const once = () => (closed ??= close().then(() => {}));
  open.defer(once);
  return once;
}

/** Ends every process that is still there and removes every temporary folder; throws what did not end, after all the others. */
export function closeAll(): Promise<void> {
  return open.disposeAsync();
}

let interrupted = false;

/** Whether a signal has ended this run; what still waits for something then fails. */
export const isInterrupted = () => interrupted;

/** At Ctrl-C, and whatever else asks this process to end, closes everything first; a second signal ends it at once. */
export function closeOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, async () => {
      interrupted = true;
      // Whoever read what we print may have ended first.
      for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
      console.log('\nInterrupted: ending what was started …');
      await closeAll().catch(console.error);
      process.exit(130);
    });
}

/** An empty folder below var/bench, until `remove` or the end of the run. */
export async function temporaryFolder(
  purpose: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = path.join(workFolder, `${purpose}-${randomUUID().slice(0, 8)}`);
  const remove = closing(() =>
    // What ends at this moment may still write there.
    rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  );
  await mkdir(folder, { recursive: true });
  return { folder, remove };
}

import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const leaves = new Set<() => Promise<void>>();
let isEnding = false;

/**
 * Calls `leave` and ends the process at a signal, as long as nothing else handles it: an interrupted start or command
 * must not leave the embedded database running. Returns a function that removes the handler.
 */
export function leaveOnSignal(leave: () => Promise<void>): () => void {
  if (leaves.size === 0) for (const signal of signals) process.on(signal, endAt);
  leaves.add(leave);
  return () => {
    leaves.delete(leave);
    if (leaves.size === 0) for (const signal of signals) process.off(signal, endAt);
  };
}

function endAt(signal: NodeJS.Signals): void {
  if (isEnding || process.listenerCount(signal) > 1) return;
  isEnding = true;
  void Promise.allSettled([...leaves].map((leave) => leave())).then(() =>
    process.exit(128 + constants.signals[signal]),
  );
}

/**
 * Returns the result of `work`, unless a signal is ending the process: the database then disappears, and the
 * resulting errors would only hide the reason. In that case the promise never settles.
 */
export async function untilSignal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isEnding) throw error;
    return new Promise(() => {});
  }
}

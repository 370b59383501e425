import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const leaves = new Set<() => Promise<void>>();
let isEnding = false;

/**
 * Ends the process at a signal, after `leave`, for as long as nothing else handles that signal: a start that is cut, or a
 * command, must not leave the embedded database behind. Gives what ends this.
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
 * Gives what `work` gives, unless a signal is ending the process: then its database goes away under it, and its errors
 * would only hide why. That promise never settles.
 */
export async function untilSignal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isEnding) throw error;
    return new Promise(() => {});
  }
}

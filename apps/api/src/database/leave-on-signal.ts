import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let isEnding = false;

/**
 * Ends the process at a signal, after `leave`, for as long as nothing else handles that signal: a start that is cut, or a
 * command, must not leave the embedded database behind. Gives what ends this.
 */
export function leaveOnSignal(leave: () => Promise<void>): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    if (isEnding || process.listeners(signal).some((listener) => listener !== onSignal)) return;
    isEnding = true;
    const end = () => process.exit(128 + constants.signals[signal]);
    leave().then(end, end);
  };
  for (const signal of signals) process.on(signal, onSignal);
  return () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
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

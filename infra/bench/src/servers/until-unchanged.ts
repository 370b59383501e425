import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a count is above 0 and has not changed for `quietMs`. Returns the last result of `read`. */
export async function untilUnchanged<T>(
  read: () => Promise<T>,
  countOf: (result: T) => number,
  quietMs: number,
): Promise<T> {
  let lastCount = 0;
  let changedAt = performance.now();
  for (;;) {
    await sleep(500);
    const result = await read();
    const count = countOf(result);
    if (count !== lastCount) changedAt = performance.now();
    if (count > 0 && performance.now() - changedAt >= quietMs) return result;
    lastCount = count;
  }
}

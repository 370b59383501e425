import { setTimeout as sleep } from 'node:timers/promises';

type Limits = { withinMs: number; everyMs?: number };

/** Calls `check` until it returns true. Returns false if that does not happen within `withinMs`. */
export async function until(
  check: () => boolean | Promise<boolean>,
  { withinMs, everyMs = 100 }: Limits,
): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (!(await check())) {
    if (performance.now() > deadline) return false;
    await sleep(everyMs);
  }
  return true;
}

/**
 * Calls `count` until it is above 0 and has not changed for `quietMs`. Returns the last count, and throws if that does not
 * happen within `withinMs`.
 */
export async function untilUnchanged(
  count: () => Promise<number>,
  { quietMs, withinMs = Number.POSITIVE_INFINITY }: { quietMs: number; withinMs?: number },
): Promise<number> {
  let last = 0;
  let changedAt = performance.now();
  const isQuiet = async () => {
    const current = await count();
    if (current !== last) changedAt = performance.now();
    last = current;
    return current > 0 && performance.now() - changedAt >= quietMs;
  };
  if (await until(isQuiet, { withinMs, everyMs: 500 })) return last;
  throw new Error(`The count still changed or was 0 after ${withinMs / 1000} seconds: ${last}.`);
}

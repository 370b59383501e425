import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProcess } from './start-process';

/** Waits until an address answers 2xx. Returns the milliseconds since `since`. Throws if the process ends or after `withinMs`. */
export async function untilAnswers(
  { ended }: Pick<RunningProcess, 'ended'>,
  address: string,
  { since = performance.now(), withinMs = 60_000 } = {},
): Promise<number> {
  const end: { output?: string } = {};
  void ended.then((output) => (end.output = output));
  while (performance.now() - since < withinMs) {
    if (end.output !== undefined) throw new Error(`${address} never answered:\n${end.output}`);
    const isReady = await fetch(address).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isReady) return performance.now() - since;
    await sleep(10);
  }
  throw new Error(`${address} did not answer within ${withinMs / 1000} s.`);
}

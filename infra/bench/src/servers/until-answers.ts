import { until } from '@aw/dev/waiting';
import type { RunningProcess } from './start-process';

/** Waits until an address answers 2xx. Returns the milliseconds since `since`. Throws if the process ends or after `withinMs`. */
export async function untilAnswers(
  { ended }: Pick<RunningProcess, 'ended'>,
  address: string,
  { since = performance.now(), withinMs = 60_000 } = {},
): Promise<number> {
  const end: { output?: string } = {};
  void ended.then((output) => (end.output = output));
  async function answers(): Promise<boolean> {
    if (end.output !== undefined) throw new Error(`${address} never answered:\n${end.output}`);
    const response = await fetch(address).catch(() => undefined);
    await response?.arrayBuffer();
    return response?.ok === true;
  }
  if (await until(answers, { withinMs: since + withinMs - performance.now(), everyMs: 10 }))
    return performance.now() - since;
  throw new Error(`${address} did not answer within ${withinMs / 1000} s.`);
}

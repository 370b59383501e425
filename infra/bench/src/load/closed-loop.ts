import autocannon from 'autocannon';
import { percentile } from '../figures/statistics';
import type { LoadJob, LoadResult } from './load-job';

/** Runs autocannon and returns its result, with percentiles of the time of every answer. */
export async function runClosed(job: LoadJob & { kind: 'closed' }): Promise<LoadResult> {
  const times: number[] = [];
  let firstError: string | undefined;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: job.origin,
        connections: job.connections,
        duration: job.seconds,
        headers: job.headers,
        requests: job.paths.map((path) => ({ path })),
      },
      (error, outcome) => (error ? reject(error) : resolve(outcome)),
    );
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      times.push(milliseconds);
      if (status < 200 || status > 299) firstError ??= `answered ${status}`;
    });
    instance.on('reqError', (error: unknown) => (firstError ??= String(error)));
  });
  const answers = result['2xx'];
  return {
    perSecond: answers / result.duration,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    answers,
    errors: result.non2xx + result.errors,
    firstError,
  };
}

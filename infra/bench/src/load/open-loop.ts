import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../figures/statistics';
import type { LoadJob, LoadResult, TimedRequest } from './load-job';

type OpenLoop = LoadJob & { kind: 'open' };

const maxPending = 256;
const deadlineMs = 10_000;

type Sample = { group: string; milliseconds: number; error?: string };

/**
 * Sends requests at a fixed pace and measures each from the time at which it was due, so that the delays of a slow server
 * are included. Requests that could not be sent or had no good answer in time count as errors with the full deadline.
 */
export async function runOpen(job: OpenLoop): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: maxPending });
  const count = Math.round(job.perSecond * job.seconds);
  const samples: Sample[] = [];
  const pending = new Set<Promise<void>>();
  const started = performance.now();
  for (let at = 0; at < count; at++) {
    const due = started + (1000 * at) / job.perSecond;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    const timed = job.requests[at % job.requests.length] ?? { path: '/', group: '' };
    const { group } = timed;
    if (pending.size >= maxPending) {
      samples.push({ group, milliseconds: deadlineMs, error: 'not sent' });
      continue;
    }
    const sent = ask(job, timed, agent).then((error) => {
      samples.push({ group, milliseconds: error ? deadlineMs : performance.now() - due, error });
      pending.delete(sent);
    });
    pending.add(sent);
  }
  await Promise.all(pending);
  agent.destroy();
  const names = [...new Set(samples.map(({ group }) => group))];
  const groups = names.map((name) => [name, summary(samples.filter(({ group }) => group === name))] as const);
  return {
    perSecond: job.perSecond,
    ...summary(samples),
    firstError: samples.find(({ error }) => error)?.error,
    groups: Object.fromEntries(groups),
  };
}

function summary(samples: readonly Sample[]) {
  const times = samples.map(({ milliseconds }) => milliseconds);
  const errors = samples.filter(({ error }) => error).length;
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    answers: times.length - errors,
    errors,
  };
}

/** Sends a request. Resolves to its error, or undefined after a good answer. */
function ask(job: OpenLoop, { path, method, body, ...timed }: TimedRequest, agent: Agent) {
  const typed = body === undefined ? {} : { 'content-type': 'application/json' };
  const headers = { ...job.headers, ...typed, ...timed.headers };
  const options = { method, headers, agent, signal: AbortSignal.timeout(deadlineMs) };
  return new Promise<string | undefined>((resolve) => {
    const sent = request(new URL(path, job.origin), options, (response) => {
      const { statusCode = 0 } = response;
      response.on('error', (error) => resolve(error.message));
      response.on('end', () =>
        resolve(statusCode >= 200 && statusCode < 300 ? undefined : `answered ${statusCode}`),
      );
      response.resume();
    });
    sent.on('error', (error) => resolve(error.message));
    sent.end(body);
  });
}

import type { OnQuery } from '@aw/db';
import type { BaseLogger } from 'pino';
import { origin } from '../../jobs/origin';

const slowMs = 500;

/** Warns of each statement over 500 ms, with the request or the job that asked for it, and none of its values. */
export function logSlowQueries(log: Pick<BaseLogger, 'warn'>): OnQuery {
  return ({ name, durationMs }) => {
    if (durationMs < slowMs) return;
    log.warn({ name, durationMs: Math.round(durationMs), ...origin.getStore() }, 'slow query');
  };
}

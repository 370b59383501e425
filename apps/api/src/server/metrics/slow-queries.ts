import type { OnQuery } from '@aw/db';
import type { BaseLogger } from 'pino';
import { origin } from '../../jobs/origin';

const slowMs = 500;

/** Logs a warning for each statement that takes over 500 ms, with its request or job and without its values. */
export function logSlowQueries(log: Pick<BaseLogger, 'warn'>): OnQuery {
  return ({ name, durationMs }) => {
    if (durationMs < slowMs) return;
    log.warn({ name, durationMs: Math.round(durationMs), ...origin.getStore() }, 'slow query');
  };
}

import { hasPgBouncer, startPgBouncer } from './pgbouncer';
import { type Pooler, type PoolerOptions, startPooler } from './start-pooler';

export { type Pooler, type PoolerOptions, startPgBouncer, startPooler };

type NamedPooler = { name: string; start: (options: PoolerOptions) => Promise<Pooler> };

/** The poolers that this machine has, so that one suite runs behind each; says which it lacks. */
export function poolers(log: (line: string) => void = console.info): NamedPooler[] {
  const ours = { name: 'our pooler', start: startPooler };
  if (hasPgBouncer()) return [ours, { name: 'PgBouncer', start: startPgBouncer }];
  log('PgBouncer is not installed, so the tests that need it are skipped.');
  return [ours];
}

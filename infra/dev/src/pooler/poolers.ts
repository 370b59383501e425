import { withInstalled } from '../program';
import { startPgBouncer } from './pgbouncer';
import { type Pooler, type PoolerOptions, startPooler } from './start-pooler';

export { type Pooler, type PoolerOptions, startPgBouncer, startPooler };

/** Returns our pooler and PgBouncer, if it is installed, so that a suite can run behind each. */
export function poolers() {
  const ours = { name: 'our pooler', start: startPooler };
  return withInstalled([ours, { name: 'PgBouncer', start: startPgBouncer }], 'pgbouncer');
}

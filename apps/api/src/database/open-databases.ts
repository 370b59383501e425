import {
  type ChangeListener,
  type Database,
  type DatabaseOptions,
  isLost,
  noChangeListener,
  type OnQuery,
  type OpenDatabase,
  openChangeListener,
  openDatabase,
  openReadReplica,
  type ReadReplica,
  StartError,
} from '@aw/db';
import * as system from '@aw/db/system';
import type { Config } from '../config/config';
import { type Address, addressesOf } from './addresses';
import { connect, explainRefusal, RefusedByPoolerError } from './unusable-database';

export type Databases = {
  main: OpenDatabase;
  /** The primary, with a short timeout for reads. */
  cache: OpenDatabase;
  /** Replica for lists and search, if configured, with the same timeout. */
  replica?: ReadReplica;
  changes: ChangeListener;
  close: () => Promise<void>;
};

/** Opens the connections that a process needs. Throws if statement timeouts do not work over them. */
export async function openDatabases(config: Config, url: string, onQuery?: OnQuery): Promise<Databases> {
  const { main: address, direct } = addressesOf(config, url);
  const optionsOf = (from: Address, statementTimeoutMs: number): DatabaseOptions => ({
    ...from,
    maxConnections: config.DATABASE_POOL,
    statementTimeoutMs,
    namesStatements: config.DATABASE_NAMED_STATEMENTS,
    onQuery,
  });
  const main = openDatabase(optionsOf(address, config.STATEMENT_TIMEOUT_MS));
  const cache = openDatabase(optionsOf(address, config.READ_TIMEOUT_MS));
  // The replica is read when it has everything that was written until now, including the migrations.
  const { DATABASE_READ_URL: readUrl } = config;
  const replica = readUrl
    ? openReadReplica({
        replica: optionsOf({ ...address, url: readUrl }, config.READ_TIMEOUT_MS),
        main: cache,
        mainUrl: direct.url,
        maxLagMs: config.READ_LAG_MS,
      })
    : undefined;
  const changes = direct.isPooled ? noChangeListener : openChangeListener(direct.url);
  const close = async () => {
    await changes.close();
    await replica?.close();
    await Promise.all([main, cache].map(({ db }) => db.destroy()));
  };
  try {
    await connect(main.db, address);
    requireTimeout(await timeoutOf(main.db), config.STATEMENT_TIMEOUT_MS);
    requireTimeout(await timeoutOf(cache.db), config.READ_TIMEOUT_MS);
    if (replica) await requireTimeoutOf(replica, config.READ_TIMEOUT_MS);
  } catch (error) {
    await close();
    throw error;
  }
  if (direct.isPooled)
    console.warn(
      'DATABASE_POOLER is set without DATABASE_DIRECT_URL. A pooler does not pass notifications on, so this process polls for jobs and sees changes by other processes a few seconds late. To avoid that, set DATABASE_DIRECT_URL.',
    );
  return { main, cache, replica, changes, close };
}

const timeoutOf = (db: Database) => explainRefusal(() => system.getStatementTimeout(db));

function requireTimeout(actualMs: number, wantedMs: number): void {
  if (actualMs !== wantedMs)
    throw new StartError(
      `Statements would end after ${actualMs} ms (0 means never) instead of ${wantedMs} ms, so nothing was started. If this is a pooler, set pool_mode = transaction there and DATABASE_POOLER=transaction here.`,
    );
}

/** Like `requireTimeout`, for a replica that answers. An unavailable replica does not prevent the start. */
async function requireTimeoutOf(replica: ReadReplica, wanted: number): Promise<void> {
  const timeoutMs = await timeoutOf(replica.alone).catch((error: unknown) => {
    if (error instanceof RefusedByPoolerError || !isLost(error)) throw error;
    console.warn(
      `The read replica does not answer (${String(error)}). Until it does, everything is read from the main database.`,
    );
    return undefined;
  });
  if (timeoutMs !== undefined) requireTimeout(timeoutMs, wanted);
}

import {
  type ChangeListener,
  type DatabaseOptions,
  findStatementTimeout,
  noChangeListener,
  type OnQuery,
  type OpenDatabase,
  openChangeListener,
  openDatabase,
  openReadReplica,
  type ReadReplica,
} from '@aw/db';
import type { Config } from '../config/config';
import { type Address, addressesOf } from './addresses';

export type Databases = {
  main: OpenDatabase;
  /** The primary, for reads: their timeout is short. */
  cache: OpenDatabase;
  /** For lists and search, where one is configured, with the same timeout. */
  replica?: ReadReplica;
  changes: ChangeListener;
  close: () => Promise<void>;
};

/** Opens the connections that a process needs. Throws when the limits of statements do not hold over them. */
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
  await requireTimeout(main, config.STATEMENT_TIMEOUT_MS);
  await requireTimeout(cache, config.READ_TIMEOUT_MS);
  // It is read once it has what was written by now, the migrations included.
  const { DATABASE_READ_URL: readUrl } = config;
  const replica = readUrl
    ? openReadReplica({
        replica: optionsOf({ ...address, url: readUrl }, config.READ_TIMEOUT_MS),
        main: cache,
        mainUrl: direct.url,
        maxLagMs: config.READ_LAG_MS,
      })
    : undefined;
  if (direct.isPooled)
    console.warn(
      'DATABASE_POOLER is set without DATABASE_DIRECT_URL: no notifications pass a pooler, so jobs are looked for once in a while, and what others change is seen within seconds.',
    );
  const changes = direct.isPooled ? noChangeListener : openChangeListener(direct.url);
  return {
    main,
    cache,
    replica,
    changes,
    async close() {
      await changes.close();
      await replica?.close();
      await Promise.all([main, cache].map(({ db }) => db.destroy()));
    },
  };
}

async function requireTimeout({ db }: OpenDatabase, wanted: number): Promise<void> {
  const held = await findStatementTimeout(db).catch((error: unknown) => {
    if (!isRefusedByPooler(error)) throw error;
    throw new Error(
      'DATABASE_URL leads to a pooler, which takes no settings for a connection. Set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the database itself.',
      { cause: error },
    );
  });
  if (held !== wanted)
    throw new Error(
      `Statements would end after ${held} ms (0: never) instead of ${wanted} ms, so nothing was started. A pooler must have pool_mode = transaction and DATABASE_POOLER=transaction be set.`,
    );
}

/** PgBouncer and its like refuse a setting that they would have to keep for one client. */
function isRefusedByPooler(error: unknown): boolean {
  return error instanceof Error && error.message.includes('unsupported startup parameter');
}

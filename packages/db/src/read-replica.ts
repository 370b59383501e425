import type { Socket } from 'node:net';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { type Database, type DatabaseOptions, type OpenDatabase, openDatabase } from './database';
import { type HotPools, hotPoolsOf, type RunRead, routeReads } from './hot-statement';
import { measured, type OnQuery, textName } from './measured-query';
import { isLost } from './read-replica/is-lost';
import { openReplicaMonitor, type ReplicaHealth } from './read-replica/monitor';
import type { DB } from './schema.gen';

export type { ReplicaHealth } from './read-replica/monitor';

/** `db` is for single statements that only read; it has no transactions. */
export type ReadReplica = ReplicaHealth &
  OpenDatabase & {
    /** The replica alone, without a fallback to the main database. */
    alone: Database;
    close: () => Promise<void>;
  };

const connectTimeoutMs = 1_000;

/**
 * Opens a replica beside the main database, as one database for reads. Each statement goes to the replica while it
 * responds and is at most `maxLagMs` behind the primary at `mainUrl`, else to `main`. A statement that the replica
 * loses is repeated on `main`. Closing it leaves `main` open.
 */
export function openReadReplica(options: {
  replica: DatabaseOptions;
  main: OpenDatabase;
  mainUrl: string;
  maxLagMs: number;
}): ReadReplica {
  const { main, mainUrl, maxLagMs } = options;
  const opened = openDatabase({ ...options.replica, connectTimeoutMs });
  const { onQuery } = options.replica;
  const onReplica = poolsOf(opened, onQuery);
  const onMain = poolsOf(main, onQuery);
  const replicaPools = [...new Set([onReplica.main, onReplica.search])];
  const endBusy = watchBusy(replicaPools);
  const monitor = openReplicaMonitor({
    mainUrl,
    replicaUrl: options.replica.url,
    maxLagMs,
    onSilent: endBusy,
  });

  const run: RunRead = async (read) => {
    if (!monitor.isUsable()) return read(onMain);
    try {
      return await unlessAborted(read(onReplica), monitor.untilSilent());
    } catch (error) {
      if (!isLost(error)) throw error;
      monitor.lose();
      return read(onMain);
    }
  };

  const db: Database = new Kysely<DB>({ dialect: new ReadDialect(run) });
  if (hotPoolsOf(opened.db) && hotPoolsOf(main.db)) routeReads(db, run);
  return {
    db,
    pool: onReplica.main,
    search: onReplica.search,
    alone: opened.db,
    lagSeconds: monitor.lagSeconds,
    isUsable: monitor.isUsable,
    async close() {
      await monitor.close();
      endBusy();
      await Promise.all(replicaPools.map((pool) => pool.end()));
    },
  };
}

function poolsOf({ db, pool }: OpenDatabase, onQuery: OnQuery | undefined): HotPools {
  return hotPoolsOf(db) ?? { main: pool, search: pool, canCancel: false, onQuery };
}

/**
 * Returns a function that closes all busy connections of `pools`, because those of a silent server would stay busy for
 * ever.
 */
function watchBusy(pools: readonly pg.Pool[]): () => void {
  const busy = new Set<pg.PoolClient>();
  for (const pool of pools) {
    pool.on('acquire', (client) => void busy.add(client));
    pool.on('release', (_, client) => void busy.delete(client));
  }
  return () => {
    // A normal close would wait for the outstanding responses, which may never come.
    for (const client of busy) streamOf(client).destroy();
  };
}

/** Returns the socket of a connection, which the types do not show. */
function streamOf(client: pg.PoolClient): Socket {
  return (client as pg.PoolClient & { connection: { stream: Socket } }).connection.stream;
}

/** Resolves with the result of `work`, or throws the reason of `signal` if it is aborted first. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** PostgreSQL dialect that runs each statement where `run` decides. */
class ReadDialect extends PostgresDialect {
  readonly #run: RunRead;

  constructor(run: RunRead) {
    super({ pool: async () => Promise.reject(new Error('A replica is read over the pools of its route.')) });
    this.#run = run;
  }

  override createDriver(): Driver {
    const run = this.#run;
    const refuse = () => Promise.reject(new Error('A replica is read by single statements.'));
    const connection: DatabaseConnection = {
      async executeQuery<R>(
        query: CompiledQuery,
        options?: { signal?: AbortSignal },
      ): Promise<QueryResult<R>> {
        const { rows } = await run((pools) => readOnce(pools, query, options?.signal));
        // The statement's own types describe its rows.
        return { rows: rows as R[] };
      },
      streamQuery() {
        throw new Error('A replica is read by single statements.');
      },
    };
    return {
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: async () => {},
      destroy: async () => {},
    };
  }
}

async function readOnce(
  { main: pool, onQuery }: HotPools,
  { sql, parameters }: CompiledQuery,
  signal: AbortSignal | undefined,
): Promise<pg.QueryResult> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    signal?.throwIfAborted();
    return await measured(textName(sql), onQuery, () => client.query(sql, [...parameters]));
  } catch (error) {
    isBroken = isLost(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

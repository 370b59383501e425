import pg from 'pg';

const answerWithinMs = 1_000;

/** Runs a statement, possibly measuring its duration. */
export type Around = (run: () => Promise<pg.QueryResult>) => Promise<pg.QueryResult>;

/**
 * Runs one statement on a connection of `pool` until `signal` is aborted; `around` does not include the wait for the
 * connection.
 */
export async function queryUntilAborted(
  pool: pg.Pool,
  query: pg.QueryConfig,
  signal: AbortSignal,
  around: Around = (run) => run(),
): Promise<pg.QueryResult> {
  const client = await pool.connect();
  let cancelling: Promise<void> | undefined;
  const cancel = () => {
    cancelling = cancelStatement(pool, client);
  };
  try {
    signal.throwIfAborted();
    signal.addEventListener('abort', cancel, { once: true });
    return await around(() => client.query(query));
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    // The connection is not released before, because the next user's statement could be cancelled.
    await cancelling;
    client.release();
  }
}

/**
 * Cancels over a separate connection, because those of the pool may all be taken. If that fails, the statement's
 * timeout ends it.
 */
async function cancelStatement(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  // A silent server must not keep the connection for longer than that.
  const within = { connectionTimeoutMillis: answerWithinMs, query_timeout: answerWithinMs };
  const control = new pg.Client({ ...pool.options, password: pool.options.password, ...within });
  control.on('error', () => {});
  try {
    await control.connect();
    // It exists as soon as a client is connected; only the types do not show it.
    const { processID } = client as pg.PoolClient & { processID: number };
    await control.query('select pg_cancel_backend($1)', [processID]);
  } catch {
    // Nobody waits for the statement any more.
  } finally {
    await control.end().catch(() => {});
  }
}

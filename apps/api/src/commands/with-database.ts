import { type Database, openDatabase } from '@aw/db';
import type { Config } from '../config/config';
import { type Address, addressesOf } from '../database/addresses';
import { openDatabaseServer } from '../database/database-server';
import { untilSignal } from '../database/leave-on-signal';
import { prepareDatabase } from '../database/migrate-database';

/** Runs a command with a connection to the configured or embedded database, whether or not the server is running. */
export async function withDatabase<T>(
  config: Config,
  run: (db: Database, address: Address) => Promise<T>,
): Promise<T> {
  return withDirectAddress(config, async (address) => {
    await prepareDatabase(address, config.MIGRATE);
    const { db } = openDatabase({ ...address, maxConnections: 1, statementTimeoutMs: 0 });
    try {
      return await run(db, address);
    } finally {
      await db.destroy();
    }
  });
}

/** Like `withDatabase`, for a command that opens its own connections. */
export async function withDirectAddress<T>(
  config: Config,
  run: (address: Address) => Promise<T>,
): Promise<T> {
  const server = await untilSignal(openDatabaseServer(config));
  try {
    return await untilSignal(run(addressesOf(config, server.url).direct));
  } finally {
    await server.leave();
  }
}

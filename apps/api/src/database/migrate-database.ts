import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, migrateToLatest, openDatabase, pendingMigrations, StartError } from '@aw/db';
import * as system from '@aw/db/system';
import queue from 'pg-boss/package.json' with { type: 'json' };
import type { Config } from '../config/config';
import { startJobs } from '../jobs/jobs';
import type { Address } from './addresses';
import { connect, explainMissingRights, refuseForeignTables } from './unusable-database';

const lookEveryMs = 1_000;

/** Without a timeout, the process would wait for minutes for a server that does not answer. */
const connectTimeoutMs = 30_000;

/**
 * Depending on MIGRATE, migrates the site's tables to this release, waits until another process has done so, or
 * throws an error that lists the missing migrations. Newer tables are not changed.
 */
export async function prepareDatabase(
  address: Address,
  how: Config['MIGRATE'],
  log: (line: string) => void = console.warn,
): Promise<void> {
  await withMigrating(address, async (db) => {
    if (how === 'auto') return void (await migrateToLatest(db, { log }));
    for (let isFirst = true; ; isFirst = false) {
      const missing = await missingParts(db);
      if (missing.length === 0) return;
      const text = `The database lacks migrations (${missing.join(', ')}). Run "main.js migrate".`;
      if (how === 'never') throw new StartError(`${text} Nothing was started, because MIGRATE=never is set.`);
      if (isFirst) log(`${text} This process waits until that is done.`);
      await sleep(lookEveryMs);
    }
  });
}

/**
 * Migrates everything to this release, including the tables of the job queue, and returns the names of the migrations
 * that ran. Throws before the first one if the processes of the previous release could not work with one of them,
 * unless such migrations are allowed.
 */
export async function migrateDatabase(
  address: Address,
  { allowsIncompatible, log = console.warn }: { allowsIncompatible: boolean; log?: (line: string) => void },
): Promise<string[]> {
  const names = await withMigrating(address, async (db) => {
    const onlyCompatible = !allowsIncompatible && (await hasServed(db));
    return migrateToLatest(db, { log, onlyCompatible });
  });
  // Starting the queue creates or migrates its tables.
  const jobs = await startJobs(address.url, (error) => log(error.message), { listens: false });
  await jobs.stop();
  return names;
}

/** Migrations may take long on a large database, so they have no statement timeout. */
async function withMigrating<T>(address: Address, run: (db: Database) => Promise<T>): Promise<T> {
  const { db } = openDatabase({ ...address, maxConnections: 2, statementTimeoutMs: 0, connectTimeoutMs });
  try {
    await connect(db, address);
    await refuseForeignTables(db, address);
    return await explainMissingRights(address, () => run(db));
  } finally {
    await db.destroy();
  }
}

async function missingParts(db: Database): Promise<string[]> {
  const isQueueOld = ((await system.findJobsVersion(db)) ?? 0) < queue.pgboss.schema;
  return [...(await pendingMigrations(db)), ...(isQueueOld ? ['tables of the job queue'] : [])];
}

/** Returns whether a release may have run on this database: the tables of the job queue are created last. */
async function hasServed(db: Database): Promise<boolean> {
  return (await system.findJobsVersion(db)) !== undefined;
}

import path from 'node:path';
import { type Database, migrateToLatest, openDatabase } from '@aw/db';
import { ensureDatabase, startEmbeddedPostgres } from '@aw/db/embedded';
import { type Config, readConfig } from '../config/config';
import { closeDataDir } from '../files/data-dir';

/** Runs a command against the configured database, or the embedded one, whether or not the server runs. */
export async function withDatabase<T>(run: (db: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  await closeDataDir(config);
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres(path.join(config.DATA_DIR, 'postgres'));
  if (embedded) await ensureDatabase(embedded, 'workshop');
  const { db } = openDatabase({
    url: config.DATABASE_URL ?? embedded?.url('workshop') ?? '',
    maxConnections: 2,
    statementTimeoutMs: 0,
  });
  try {
    await migrateToLatest(db);
    return await run(db, config);
  } finally {
    await db.destroy();
    if (embedded?.isOurs) await embedded.stop();
  }
}

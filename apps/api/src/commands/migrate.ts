import type { Config } from '../config/config';
import { migrateDatabase } from '../database/migrate-database';
import { withDirectAddress } from './with-database';

/** `main.js migrate`: brings the database forward and ends, so that processes started with MIGRATE=wait can begin. */
export async function migrate(config: Config): Promise<void> {
  const names = await withDirectAddress(config, (address) => migrateDatabase(address));
  console.log(
    names.length > 0 ? `Ran ${names.length} migrations: ${names.join(', ')}.` : 'Nothing to migrate.',
  );
}

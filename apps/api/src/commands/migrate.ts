import type { Config } from '../config/config';
import { migrateDatabase } from '../database/migrate-database';
import { withDirectAddress } from './with-database';

const allows = '--allow-incompatible';

/**
 * `main.js migrate`: brings the database forward and ends, so that processes started with MIGRATE=wait can begin. With
 * `--allow-incompatible` also where those of the release before must be stopped for it.
 */
export async function migrate(config: Config, args: string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== allows);
  if (unknown !== undefined) throw new Error(`Unknown argument ${unknown}. The only argument is ${allows}.`);
  const allowsIncompatible = args.includes(allows);
  const names = await withDirectAddress(config, (address) =>
    migrateDatabase(address, { allowsIncompatible }),
  );
  console.log(
    names.length > 0 ? `Ran ${names.length} migrations: ${names.join(', ')}.` : 'Nothing to migrate.',
  );
}

import type { Config } from '../config/config';
import { migrateDatabase } from '../database/migrate-database';
import { withDirectAddress } from './with-database';

const allowOption = '--allow-incompatible';

/**
 * `main.js migrate`: runs the migrations, so that processes started with MIGRATE=wait can start. With
 * `--allow-incompatible`, also those for which all processes of the previous release must be stopped.
 */
export async function migrate(config: Config, args: string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== allowOption);
  if (unknown !== undefined)
    throw new Error(`Unknown argument ${unknown}. The only argument is ${allowOption}.`);
  const allowsIncompatible = args.includes(allowOption);
  const names = await withDirectAddress(config, (address) =>
    migrateDatabase(address, { allowsIncompatible }),
  );
  console.log(
    names.length > 0 ? `Ran ${names.length} migrations: ${names.join(', ')}.` : 'Nothing to migrate.',
  );
}

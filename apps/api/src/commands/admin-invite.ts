import { inviteAdmin } from '../modules/staff/set-up-admin';
import { runCommand } from './run-command';
import { withDatabase } from './with-database';

/** `pnpm admin:invite`: prints a one-time link that creates an administrator. */
await runCommand(async (config) => {
  console.log(await withDatabase(config, (db) => inviteAdmin({ db, config, now: () => new Date() })));
});

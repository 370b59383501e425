import { readConfig } from '../config/config';
import { inviteAdmin } from '../features/staff/set-up-admin';
import { withDatabase } from './with-database';

/** `pnpm admin:invite`: prints a one-time link that creates an administrator. */
const config = readConfig(process.env);
console.log(await withDatabase(config, (db) => inviteAdmin({ db, config, now: () => new Date() })));

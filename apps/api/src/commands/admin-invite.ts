import { inviteAdmin } from '../features/staff/set-up-admin';
import { withDatabase } from './with-database';

/** `pnpm admin:invite`: prints a one-time link that creates an administrator. */
console.log(await withDatabase((db, config) => inviteAdmin({ db, config, now: () => new Date() })));

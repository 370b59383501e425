import { type Database, lockFromSavepoint, moved } from '@aw/db';
import * as users from '@aw/db/users';
import { authRequired } from '../errors/feature-error';

/** Locks the user's row until the transaction ends. Throws 401 if the user was merged or erased meanwhile. */
export async function lockActiveUser(db: Database, userId: string) {
  const user = await users.lock(db, userId);
  if (!user || user.merged_into || user.erased_at) throw authRequired();
  return user;
}

/**
 * Locks the account that this user has now: a person who signed in during an upload has another one. Throws 401 if
 * that account may not act any more.
 */
export async function followUser(db: Database, userId: string) {
  return lockFromSavepoint(db, async () => {
    let id = userId;
    for (let seen = await users.find(db, id); seen?.merged_into; seen = await users.find(db, id))
      id = seen.merged_into;
    const user = await users.lock(db, id);
    if (!user || user.erased_at || user.suspended_at) throw authRequired();
    return user.merged_into ? moved : user;
  });
}

import { type Database, findUser, lockFromSavepoint, lockUser, moved } from '@aw/db';
import { authRequired } from '../errors/feature-error';

/** Holds the acting person's row until the transaction ends; throws 401 when they were merged or erased meanwhile. */
export async function lockActiveUser(db: Database, userId: string) {
  const user = await lockUser(db, userId);
  if (!user || user.merged_into || user.erased_at) throw authRequired();
  return user;
}

/**
 * Holds who the acting person is by now: who signed in while their bytes were on the way is somebody else. Throws 401 for
 * who may not act any more.
 */
export async function followUser(db: Database, userId: string) {
  return lockFromSavepoint(db, async () => {
    let id = userId;
    for (let seen = await findUser(db, id); seen?.merged_into; seen = await findUser(db, id))
      id = seen.merged_into;
    const user = await lockUser(db, id);
    if (!user || user.erased_at || user.suspended_at) throw authRequired();
    return user.merged_into ? moved : user;
  });
}

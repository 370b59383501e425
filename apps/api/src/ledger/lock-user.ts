import { type Database, findUser, lockFromSavepoint, lockUser, moved } from '@aw/db';
import { authRequired } from '../domain/feature-error';

/** Holds the acting person's row until the transaction ends; throws 401 when they were merged or erased meanwhile. */
export async function lockActiveUser(trx: Database, userId: string) {
  const person = await lockUser(trx, userId);
  if (!person || person.merged_into || person.erased_at) throw authRequired();
  return person;
}

/**
 * Holds who the acting person is by now: who signed in while their bytes were on the way is somebody else. Throws 401 for
 * who may not act any more.
 */
export async function followUser(trx: Database, userId: string) {
  return lockFromSavepoint(trx, async () => {
    let id = userId;
    for (let seen = await findUser(trx, id); seen?.merged_into; seen = await findUser(trx, id))
      id = seen.merged_into;
    const person = await lockUser(trx, id);
    if (!person || person.erased_at || person.suspended_at) throw authRequired();
    return person.merged_into ? moved : person;
  });
}

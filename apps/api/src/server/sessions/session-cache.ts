import type { ChangeListener, Database } from '@aw/db';
import * as auth from '@aw/db/auth';
import { createReadCache } from '../cache/read-cache';

export type StoredSession = NonNullable<Awaited<ReturnType<typeof auth.findSession>>>;

export type SessionCache = {
  /** A session that counts, with its person's rights, as they were at most two seconds ago. */
  find: (sid: string) => Promise<StoredSession | undefined>;
  /** Has the next `find` of this session read it. */
  forget: (sid: string) => void;
};

const keptMs = 2_000;
const keptAtMost = 5_000;

/**
 * Keeps who acts for reads that come one after the other. A change of a session or of what its person may do drops it at
 * once; where such a change is not heard of, two seconds end it.
 */
export function createSessionCache(db: Database, changes: ChangeListener): SessionCache {
  const kept = createReadCache<StoredSession>({ maxEntries: keptAtMost, maxAgeMs: () => keptMs });
  changes.subscribe((topic) => {
    if (topic === undefined) kept.drop();
    else if (topic.startsWith('user:')) kept.drop(({ user_id: userId }) => `user:${userId}` === topic);
  });
  return {
    async find(sid) {
      // By the clock of the computer, whatever a test says of the time.
      const session = await kept.get(sid, () => auth.findSession(db, sid, new Date()));
      // What changes in a session that is nobody's yet is told to nobody.
      if (session?.user_id === null) kept.forget(sid);
      return session;
    },
    forget: (sid) => kept.forget(sid),
  };
}

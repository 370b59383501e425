import type { ChangeListener, Database } from '@aw/db';
import * as auth from '@aw/db/auth';
import { createReadCache } from '../cache/read-cache';

export type StoredSession = NonNullable<Awaited<ReturnType<typeof auth.findSession>>>;

export type SessionCache = {
  /** Returns a valid session with its person's permissions, at most two seconds old. */
  find: (sid: string) => Promise<StoredSession | undefined>;
  /** Makes the next `find` read this session from the table. */
  forget: (sid: string) => void;
};

const maxAgeMs = 2_000;
const maxEntries = 5_000;

/**
 * Caches sessions for reads that follow each other. A change of a session or of its person's permissions removes it
 * at once. If the notification is missed, it expires after two seconds.
 */
export function createSessionCache(db: Database, changes: ChangeListener): SessionCache {
  const cache = createReadCache<StoredSession>({ maxEntries, maxAgeMs: () => maxAgeMs });
  changes.subscribe((topic) => {
    if (topic === undefined) cache.drop();
    else if (topic.startsWith('user:')) cache.drop(({ user_id: userId }) => `user:${userId}` === topic);
  });
  return {
    async find(sid) {
      // The computer's clock, even if a test sets another time.
      const session = await cache.get(sid, () => auth.findSession(db, sid, new Date()));
      // Changes of a session without a person are not announced.
      if (session?.user_id === null) cache.forget(sid);
      return session;
    },
    forget: (sid) => cache.forget(sid),
  };
}

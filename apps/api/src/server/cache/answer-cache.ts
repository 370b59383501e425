import type { ChangeListener, ChangeTopic } from '@aw/db';
import type { SiteText } from '../sites/site-texts';
import { createReadCache, type ReadCache } from './read-cache';

/** Changes that remove a public answer from the cache, and its maximum age without any change. */
export type CacheRule = { topics: readonly ChangeTopic[]; seconds?: number };

export type CachedAnswer = SiteText & CacheRule;

export type AnswerCache = ReadCache<CachedAnswer>;

const maxEntries = 2_000;
const maxBytes = 32 * 1024 * 1024;
const defaultSeconds = 30;

/**
 * Caches answers that are the same for everyone, keyed by URL, until a commit changes their content. Nothing is
 * cached while this process receives no notifications; concurrent requests then still share one load.
 */
export function createAnswerCache(changes: ChangeListener): AnswerCache {
  const cache = createReadCache<CachedAnswer>({
    maxEntries,
    // A body is held as text, as bytes and compressed.
    bytes: { max: maxBytes, of: ({ body }) => 3 * body.length },
    maxAgeMs: ({ seconds = defaultSeconds }) => (changes.isListening() ? seconds * 1_000 : 0),
  });
  changes.subscribe((topic) => {
    if (topic === undefined) cache.drop();
    else if (!topic.startsWith('user:')) cache.drop(({ topics }) => topics.includes(topic));
  });
  return cache;
}

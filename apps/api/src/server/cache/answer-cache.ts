import type { ChangeListener, ChangeTopic } from '@aw/db';
import { createReadCache, type ReadCache } from './read-cache';
import type { SiteText } from '../sites/site-texts';

/** By which changes a public answer is dropped, and how old it may become without any. */
export type CacheRule = { topics: readonly ChangeTopic[]; seconds?: number };

export type CachedAnswer = SiteText & CacheRule;

export type AnswerCache = ReadCache<CachedAnswer>;

const keptAtMost = 2_000;
const bytesAtMost = 32 * 1024 * 1024;
const defaultSeconds = 30;

/**
 * Keeps answers that are the same for everybody, by their address, until a commit changes what they tell of. While this
 * process does not hear of commits it keeps none; who asks at once still shares one load.
 */
export function createAnswerCache(changes: ChangeListener): AnswerCache {
  const kept = createReadCache<CachedAnswer>({
    maxEntries: keptAtMost,
    // As text, as bytes and packed.
    bytes: { max: bytesAtMost, of: ({ body }) => 3 * body.length },
    maxAgeMs: ({ seconds = defaultSeconds }) => (changes.isListening() ? seconds * 1_000 : 0),
  });
  changes.subscribe((topic) => {
    if (topic === undefined) kept.drop();
    else if (!topic.startsWith('user:')) kept.drop(({ topics }) => topics.includes(topic));
  });
  return kept;
}

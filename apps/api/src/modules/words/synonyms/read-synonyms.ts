import type { ChangeListener, Database } from '@aw/db';
import { readSynonyms, type Synonyms } from '@aw/db/search';
import * as synonyms from '@aw/db/synonyms';
import { secondsPerMinute } from '../../../config/durations';
import { createReadCache } from '../../../server/cache/read-cache';

/**
 * Creates a read of all synonyms, as searches use them: cached until staff change one, but for at most a minute.
 */
export function createSynonyms({
  cacheDb,
  changes,
}: {
  cacheDb: Database;
  changes: ChangeListener;
}): () => Promise<Synonyms> {
  const cache = createReadCache<Synonyms>({ maxEntries: 1, maxAgeMs: () => 1_000 * secondsPerMinute });
  changes.subscribe((topic) => {
    if (topic === undefined || topic === 'synonyms') cache.drop();
  });
  return async () => (await cache.get('all', () => load(cacheDb))) ?? new Map();
}

async function load(db: Database): Promise<Synonyms> {
  return readSynonyms(await synonyms.listAll(db));
}

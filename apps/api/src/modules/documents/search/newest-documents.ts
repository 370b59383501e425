import type { DocumentCard } from '@aw/contracts/documents/shapes';
import type { NewestCards } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { Context } from '../../../context';
import { createReadCache } from '../../../server/cache/read-cache';
import { sortedKeys } from '../../../server/cursor';
import { getJsonSlice, type JsonSlice, type PageQuery } from '../../../server/pages';

/** Returns a page of the newest documents, without any filter. */
export type NewestDocuments = (query: PageQuery) => Promise<JsonSlice<DocumentCard>>;

/** The cache has one entry for each page size. */
const maxEntries = 100;
const maxAgeMs = 5_000;
const topics = new Set<string>(['documents', 'schools', 'courses']);

/**
 * Creates the list of the newest documents, which is the same for everybody who may read the library; callers check
 * access. The first page is cached until a commit changes it, but for at most five seconds, because views send no
 * notification.
 */
export function createNewestDocuments({ cacheDb, changes }: Context): NewestDocuments {
  const firstPages = createReadCache<NewestCards>({
    maxEntries,
    maxAgeMs: () => (changes.isListening() ? maxAgeMs : 0),
  });
  changes.subscribe((topic) => {
    if (topic === undefined || topics.has(topic)) firstPages.drop();
  });
  return (query) =>
    getJsonSlice(query, {
      keys: sortedKeys,
      load: async ({ limit, after }) => {
        const afterId = after?.[1];
        const load = () => documents.listNewestCards(cacheDb, { limit, afterId });
        const page = afterId === undefined ? await firstPages.get(String(limit), load) : await load();
        const { cards, last_id: lastId } = page ?? noCards;
        return { json: cards, lastKeys: lastId === null ? undefined : [0, lastId] };
      },
    });
}

const noCards: NewestCards = { cards: '[]', last_id: null };

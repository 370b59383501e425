import type { DocumentCard } from '@aw/contracts/documents/shapes';
import type { NewestCards } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { Context } from '../../../context';
import { sortedKeys } from '../../../server/cursor';
import { getJsonSlice, type JsonSlice, type PageQuery } from '../../../server/pages';
import { createReadCache } from '../../../server/read-cache';

/** A page of the library as it opens: nothing is searched for, and the newest come first. */
export type NewestDocuments = (query: PageQuery) => Promise<JsonSlice<DocumentCard>>;

/** One for each length of a page. */
const keptAtMost = 100;
const keptMs = 5_000;
const topics = new Set<string>(['documents', 'schools', 'courses']);

/**
 * Gives the newest documents, which are the same for everybody who may list any; who asks has been let in. The first page
 * is kept until a commit changes it, and for five seconds, since counting a view tells nobody; few go further.
 */
export function createNewestDocuments({ cacheDb, changes }: Context): NewestDocuments {
  const kept = createReadCache<NewestCards>({
    maxEntries: keptAtMost,
    maxAgeMs: () => (changes.isListening() ? keptMs : 0),
  });
  changes.subscribe((topic) => {
    if (topic === undefined || topics.has(topic)) kept.drop();
  });
  return (query) =>
    getJsonSlice(query, {
      keys: sortedKeys,
      load: async ({ limit, after }) => {
        const afterId = after?.[1];
        const load = () => documents.listNewestCards(cacheDb, { limit, afterId });
        const page = afterId === undefined ? await kept.get(String(limit), load) : await load();
        const { cards, last_id: lastId } = page ?? noCards;
        return { json: cards, lastKeys: lastId === null ? undefined : [0, lastId] };
      },
    });
}

const noCards: NewestCards = { cards: '[]', last_id: null };

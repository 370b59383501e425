import type { RelatedDocument } from '@aw/contracts/documents/shapes';
import type { RelatedTo } from '@aw/db/search';
import * as search from '@aw/db/search';
import type { Context, UserContext } from '../../../context';
import { createReadCache } from '../../../server/cache/read-cache';
import { toCard } from '../document.mapper';
import { requireLibraryAccess } from '../document.policy';
import { findAccessible } from '../find-accessible';

/** Returns the documents that are related to a listed one. */
export type RelatedDocuments = (to: RelatedTo) => Promise<RelatedDocument[]>;

const maxRelated = 6;
const maxEntries = 1_000;
const maxAgeMs = 60_000;
const topics = new Set<string>(['documents', 'schools', 'courses']);

/**
 * Creates the lists of related documents, which are the same for everyone who may read the library; callers check access.
 * They are cached until a commit changes a document, but for at most a minute.
 */
export function createRelatedDocuments({ cacheDb, changes }: Context): RelatedDocuments {
  const lists = createReadCache<RelatedDocument[]>({
    maxEntries,
    maxAgeMs: () => (changes.isListening() ? maxAgeMs : 0),
  });
  changes.subscribe((topic) => {
    if (topic === undefined || topics.has(topic)) lists.drop();
  });
  const load = async (to: RelatedTo) => {
    const rows = await search.listRelated(cacheDb, to, maxRelated);
    return rows.map((row): RelatedDocument => ({ ...toCard(row), shared: row.shared }));
  };
  return async (to) => (await lists.get(String(to.id), () => load(to))) ?? [];
}

/** Returns the documents that are related to one that this person may see. There are none if it is not in the library. */
export async function listRelatedDocuments(
  ctx: UserContext,
  id: number,
  related: RelatedDocuments,
): Promise<RelatedDocument[]> {
  await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  const { document } = await findAccessible(ctx, id, ctx.userId);
  return document.is_listed ? related(document) : [];
}

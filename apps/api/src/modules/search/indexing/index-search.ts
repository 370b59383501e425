import * as search from '@aw/db/search';
import type { Context } from '../../../context';
import { indexDocument } from './index-document';
import { indexOldRows } from './index-old-rows';
import { indexRenamedPlaces } from './index-renamed-places';
import { type IndexContext, withPause } from './with-pause';

const documentsAtOnce = 20;
/** After this many failures in a row the cause is probably not a single document, so the run ends. */
const maxFailuresInARow = 20;

/** Queues the indexing of what earlier releases stored. One process does it at a time. */
export async function queueIndexing({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await jobs.enqueue(db, 'index-search', {});
}

/**
 * Indexes for search what is not indexed yet: rows that are older than the index, documents that the previous release
 * published, and documents and questions of renamed courses and schools. Runs as a job that may end anywhere: it finds
 * what is left by what it stored, and loses at most one batch.
 */
export async function indexSearch(ctx: IndexContext): Promise<void> {
  await indexOldRows(ctx);
  await indexDocuments(ctx);
  await indexRenamedPlaces(ctx);
}

/**
 * Indexes documents one after the other. One that fails does not stop the others. It is tried again at the end and then
 * recorded, so that the next run does not start with it.
 */
async function indexDocuments(ctx: IndexContext): Promise<void> {
  const failed = new Map<number, unknown>();
  let failuresInARow = 0;
  const next = () => search.listUnindexed(ctx.db, { skipped: [...failed.keys()], limit: documentsAtOnce });
  for (let ids = await next(); ids.length > 0; ids = await next())
    for (const id of ids) {
      if (ctx.jobs.isStopping()) return;
      try {
        await withPause(() => indexDocument(ctx, id));
        failuresInARow = 0;
      } catch (error) {
        failed.set(id, error);
        failuresInARow += 1;
        if (failuresInARow === maxFailuresInARow) throw failureOf(failed);
      }
    }
  for (const id of failed.keys()) {
    if (ctx.jobs.isStopping()) return;
    try {
      await indexDocument(ctx, id);
      failed.delete(id);
    } catch (error) {
      failed.set(id, error);
      await search.recordIndexingProblem(ctx.db, id);
    }
  }
  if (failed.size > 0) throw failureOf(failed);
}

function failureOf(failed: ReadonlyMap<number, unknown>): AggregateError {
  const ids = [...failed.keys()].join(', ');
  return new AggregateError(failed.values(), `These documents could not be indexed for search: ${ids}.`);
}

import * as search from '@aw/db/search';
import { type IndexContext, withPause } from './with-pause';

const atOnce = 20;
/** Number of ids among which the next documents or questions of a place are looked for. */
const width = 5_000;

/** Indexes the documents, questions and courses of renamed courses and schools again, so that the new names find them. */
export async function indexRenamedPlaces(ctx: IndexContext): Promise<void> {
  const failed: unknown[] = [];
  const skipped: string[] = [];
  const next = () => search.findRenamedPlace(ctx.db, skipped);
  for (let place = await next(); place && !ctx.jobs.isStopping(); place = await next())
    try {
      await indexNext(ctx, place);
    } catch (error) {
      failed.push(error);
      skipped.push(place.kind + place.id);
    }
  if (failed.length > 0) throw new AggregateError(failed, 'Some renamed places were not indexed again.');
}

/** Indexes the next documents of a place, or its next questions if no document is left. */
async function indexNext(ctx: IndexContext, place: search.RenamedPlace): Promise<void> {
  for (const [table, column] of [
    ['documents', 'last_document_id'],
    ['questions', 'last_question_id'],
  ] as const) {
    const after = Number(place[column]);
    const { ids, next, isLast } = await search.listOfPlace(ctx.db, place, {
      table,
      after,
      limit: atOnce,
      width,
    });
    for (const id of ids) await withPause(() => search.indexAgain(ctx.db, table, id));
    if (isLast) continue;
    return search.saveRenamedPlace(ctx.db, place, { column, to: next });
  }
  if (place.kind === 'school') await search.indexCoursesAgain(ctx.db, place.id);
  await search.deleteRenamedPlace(ctx.db, place);
}

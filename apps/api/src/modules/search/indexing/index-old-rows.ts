import type { Database } from '@aw/db';
import * as search from '@aw/db/search';
import * as staff from '@aw/db/staff';
import { inTransaction } from '../../../database/in-transaction';
import { type IndexContext, withPause } from './with-pause';

const rowsAtOnce = 100;

const factOf = (table: search.TableWithWords) => `search-words:${table}`;

/** Indexes schools, courses and questions from before the index. Each run continues where the last one stopped. */
export async function indexOldRows(ctx: IndexContext): Promise<void> {
  for (const table of search.tablesWithWords)
    while ((await findIndexed(ctx.db, table)) !== 'done' && !ctx.jobs.isStopping())
      await withPause(() =>
        inTransaction(ctx, async ({ db }) => {
          const afterId = await findIndexed(db, table);
          if (afterId === 'done') return;
          const lastId = await search.indexRows(db, table, { afterId, limit: rowsAtOnce });
          await staff.setFact(db, factOf(table), lastId ?? 'done');
        }),
      );
}

/** Returns the last id of a table up to which all rows are indexed, or 'done' if all are. */
export async function findIndexed(db: Database, table: search.TableWithWords): Promise<number | 'done'> {
  const after = await staff.findFact(db, factOf(table));
  return after === 'done' || typeof after === 'number' ? after : 0;
}

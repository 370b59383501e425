import type { Database } from '@aw/db';
import * as staff from '@aw/db/staff';
import * as system from '@aw/db/system';
import type { Context } from '../../context';

const rowsPerRun = 5_000;

type SearchedTable = keyof typeof system.searchedTexts;

export const searchedTables = Object.keys(system.searchedTexts) as readonly SearchedTable[];

const factOf = (table: SearchedTable) => `nfc-texts:${table}`;

/**
 * Normalises titles and names that were stored before texts were normalised to NFC, because searches would not find
 * them. Each run of the clean-up continues where the last one stopped.
 */
export async function normalizeOldTexts(ctx: Pick<Context, 'db'>): Promise<void> {
  for (const table of searchedTables) {
    const after = await findNormalized(ctx.db, table);
    if (after === 'done') continue;
    const lastId = await system.normalizeTexts(ctx.db, table, after, rowsPerRun);
    await staff.setFact(ctx.db, factOf(table), lastId ?? 'done');
  }
}

/** Returns the last id of a table up to which all texts are in NFC, or 'done' if all are. */
export async function findNormalized(db: Database, table: SearchedTable): Promise<number | 'done'> {
  const after = await staff.findFact(db, factOf(table));
  return after === 'done' || typeof after === 'number' ? after : 0;
}

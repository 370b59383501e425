import { findFact, normalizeTexts, searchedTexts, setFact } from '@aw/db';
import type { Context } from '../context';

const rowsPerRun = 5_000;

/**
 * Brings titles and names that were stored before texts were normalised to NFC, because a search for what a person types
 * does not find them otherwise. Each run of the clean-up continues where the last one stopped.
 */
export async function normalizeOldTexts(ctx: Pick<Context, 'db'>): Promise<void> {
  // The keys of the constant are its tables.
  for (const table of Object.keys(searchedTexts) as (keyof typeof searchedTexts)[]) {
    const fact = `nfc-texts:${table}`;
    const after = await findFact(ctx.db, fact);
    if (after === 'done') continue;
    const lastId = await normalizeTexts(ctx.db, table, typeof after === 'number' ? after : 0, rowsPerRun);
    await setFact(ctx.db, fact, lastId ?? 'done');
  }
}

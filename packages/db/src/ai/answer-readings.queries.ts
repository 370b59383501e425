import type { CitedSource, Reading } from '@aw/contracts/ai/chat';
import { sql } from 'kysely';
import type { Database } from '../database';

type NewReading = { id: number; reading: Reading; sources: readonly CitedSource[] };

/**
 * Stores what is looked up for an answer that is being written, and the sources that its model is about to get. Returns false
 * if the answer has ended or was deleted.
 */
export async function addReading(db: Database, { id, reading, sources }: NewReading): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_messages')
    .set({
      readings: sql`readings || ${JSON.stringify([reading])}::jsonb`,
      given_sources: sql`coalesce(given_sources, '[]') || ${JSON.stringify(sources)}::jsonb`,
    })
    .where('id', '=', id)
    .where('status', '=', 'streaming')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns the sources that the models of answers were given, by the ids of the answers. */
export async function listGivenSources(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, readonly CitedSource[]>> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['id', sql<CitedSource[] | null>`given_sources`.as('sources')])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, sources }) => [id, sources ?? []]));
}

import { sql } from 'kysely';
import type { Database } from '../database';

/** People with notifications that wait for a digest and none mailed since a moment, by their ids after `afterId`. */
export async function listDigestUsers(
  db: Database,
  { since, afterId, limit }: { since: Date; afterId: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct n.user_id as id from notifications n
    where n.waits_for_digest and n.user_id > ${afterId}
      and not exists (
        select from mails m where m.user_id = n.user_id and m.kind = 'digest' and m.created_at > ${since}
      )
    order by n.user_id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Takes what waits for a person's digest, so that no other one tells of it; the oldest first. */
export async function takeDigest(trx: Database, userId: string) {
  const rows = await trx
    .updateTable('notifications')
    .set({ waits_for_digest: false })
    .where('user_id', '=', userId)
    .where('waits_for_digest', '=', true)
    .returning(['id', 'kind', 'title', 'link'])
    .execute();
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Whether a digest was mailed to a person since a moment. */
export async function hadDigest(db: Database, userId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'digest')
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

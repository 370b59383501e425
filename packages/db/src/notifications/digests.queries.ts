import type { Database } from '../database';

/** Lists people with notifications for a digest, by id after `afterId`. */
export async function listDigestUsers(
  db: Database,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('user_id')
    .distinct()
    .where('waits_for_digest', '=', true)
    .where('user_id', '>', afterId)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Takes the notifications for a person's digest, oldest first, so that no other digest contains them. */
export async function claimDigest(trx: Database, userId: string) {
  const rows = await trx
    .updateTable('notifications')
    .set({ waits_for_digest: false })
    .where('user_id', '=', userId)
    .where('waits_for_digest', '=', true)
    .returning(['id', 'kind', 'title', 'link'])
    .execute();
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Returns true if a digest was mailed to a person since a moment. */
export async function hasDigestSince(db: Database, userId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'digest')
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

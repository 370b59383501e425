import { type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema.gen';

export type WebhookEventRow = Selectable<DB['webhook_events']>;

/** Stores a notice of the provider once and counts its deliveries; returns true if it is new. */
export async function insertWebhookEvent(
  trx: Database,
  event: { id: string; type: string; objectId: string; madeAt: Date },
): Promise<boolean> {
  const { deliveries } = await trx
    .insertInto('webhook_events')
    .values({ id: event.id, type: event.type, object_id: event.objectId, made_at: event.madeAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ deliveries: sql`webhook_events.deliveries + 1` }),
    )
    .returning('deliveries')
    .executeTakeFirstOrThrow();
  return deliveries === 1;
}

export async function findWebhookEvent(db: Database, id: string): Promise<WebhookEventRow | undefined> {
  return db.selectFrom('webhook_events').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateWebhookEvent(
  db: Database,
  id: string,
  change: Updateable<DB['webhook_events']>,
): Promise<WebhookEventRow | undefined> {
  return db.updateTable('webhook_events').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

/** Lists notices, latest first; the cursor is `[received_us, place]`. */
export async function listWebhookEvents(
  db: Database,
  filter: { status?: WebhookEventRow['status']; limit: number; after?: readonly [number, number] },
) {
  let query = db
    .selectFrom('webhook_events')
    .selectAll()
    .select([
      sql<number>`(extract(epoch from received_at) * 1000000)::bigint`.as('received_us'),
      sql<number>`hashtext(id)`.as('place'),
    ]);
  if (filter.status) query = query.where('status', '=', filter.status);
  if (filter.after) {
    const [received, place] = filter.after;
    const at = sql`timestamptz 'epoch' + ${received}::bigint * interval '1 microsecond'`;
    query = query.where(sql<SqlBool>`(received_at, hashtext(id)) < (${at}, ${place}::bigint)`);
  }
  return query
    .orderBy('received_at', 'desc')
    .orderBy(sql`hashtext(id)`, 'desc')
    .limit(filter.limit)
    .execute();
}

import { type Kysely, sql } from 'kysely';

/** Orders that money came for after they were paid or closed: the event of such a payment says so by its reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index order_events_paid_again on order_events (order_id, at)
      where kind = 'paid' and detail ? 'reason'`.execute(db);
}

import { sql } from 'kysely';
import type { Database } from '../database';

/** Counts payments and refunds that wait or failed, and finds the time of the provider's last notice. */
export async function getCounts(db: Database) {
  const { rows } = await sql<{
    last_event_at: Date | null;
    waiting_events: number;
    failed_events: number;
    pending_refunds: number;
    refunds_to_approve: number;
    open_disputes: number;
  }>`
    select (select max(received_at) from webhook_events) as last_event_at,
           (select count(*) from webhook_events where status = 'waiting') as waiting_events,
           (select count(*) from webhook_events where status = 'failed') as failed_events,
           (select count(*) from refunds where status in ('pending', 'failed')) as pending_refunds,
           (select count(*) from refunds where status = 'awaiting_approval') as refunds_to_approve,
           (select count(*) from disputes where closed_at is null) as open_disputes`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('Counting gave no row.');
  return counts;
}

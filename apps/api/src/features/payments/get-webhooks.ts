import type { WebhookEvent } from '@aw/contracts/payments/staff';
import { listWebhookEvents, type WebhookEventRow } from '@aw/db';
import type { Context } from '../../context';
import { readCursor, type Slice, sliceOf } from '../../server/pages';

type Query = { status?: WebhookEvent['status']; limit: number; cursor?: string };

/** Webhook events of the provider, the latest first. */
export async function getWebhooks(
  ctx: Context,
  { status, limit, cursor }: Query,
): Promise<Slice<WebhookEvent>> {
  const rows = await listWebhookEvents(ctx.db, { status, limit: limit + 1, after: readCursor(cursor, 2) });
  const { items, next } = sliceOf(rows, limit, ({ received_us, place }) => [received_us, place]);
  return { items: items.map(toWebhookEvent), next };
}

/** A stored webhook event as staff see it. */
export function toWebhookEvent(row: WebhookEventRow): WebhookEvent {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    orderId: row.order_id,
    error: row.error,
    receivedAt: row.received_at.toISOString(),
    processedAt: row.processed_at?.toISOString() ?? null,
  };
}

import type { WebhookEvent } from '@aw/contracts/payments/staff';
import type { WebhookEventRow } from '@aw/db/payments';
import * as payments from '@aw/db/payments';
import type { Context } from '../../../context';
import { sortedKeys } from '../../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../../server/pages';

type Query = PageQuery & { status?: WebhookEvent['status'] };

/** Returns a page of the provider's webhook events, newest first. */
export async function listWebhooks(ctx: Context, { status, ...query }: Query): Promise<Slice<WebhookEvent>> {
  const slice = await getSlice(query, {
    keys: sortedKeys,
    load: (page) => payments.listWebhookEvents(ctx.db, { status, ...page }),
    keysOf: (row) => [row.received_us, row.place],
  });
  return mapSlice(slice, toWebhookEvent);
}

/** Maps a stored webhook event to the console's shape. */
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

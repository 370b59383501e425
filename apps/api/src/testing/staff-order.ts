import { createHash } from 'node:crypto';
import * as documents from '@aw/db/documents';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import { contentKey } from '../adapters/files/file-keys';
import { newOrderNumber } from '../modules/orders/order-number';
import { transferRow } from './full-order';
import { insertRow, selectRows } from './rows';
import type { TestApp } from './test-app';
import { signedIn } from './user';

type Change = Parameters<typeof orders.update>[2];

/**
 * Inserts an order of a new user for tests of staff: 500 words for 10 USD, awaiting payment unless `change` differs.
 */
export async function staffOrder(test: TestApp, change: Change = {}): Promise<OrderRow> {
  const user = await signedIn(test.app);
  const { id } = await orders.insert(test.ctx.db, {
    id: newOrderNumber(),
    user_id: user.id,
    status: 'awaiting_payment',
    name: 'Rania Farouk',
    email: 'rania@students.example',
    topic: 'Enzyme kinetics',
    word_count: 500,
    price_book_id: 1,
    currency: 'USD',
    billed_words: 1000,
    base_minor: 2000,
    discount_minor: 1000,
    discount_percent: 50,
    placed_at: new Date(),
  });
  return orders.update(test.ctx.db, id, change);
}

/** Inserts such an order, paid by bank transfer and due in a week. */
export async function paidStaffOrder(test: TestApp, change: Change = {}): Promise<OrderRow> {
  const now = Date.now();
  const order = await staffOrder(test, {
    status: 'paid',
    paid_at: new Date(now),
    due_at: new Date(now + 7 * 24 * 60 * 60 * 1000),
    ...change,
  });
  await transferRow(test.ctx.db, order.id, 1000, { reference: 'TR-1', succeeded_at: new Date(now) });
  return order;
}

/** Inserts a writer and returns the id. */
export async function staffWriter(test: TestApp, name = 'Hana K.'): Promise<number> {
  const { id } = await insertRow(test, 'writers', { name, title: 'MSc Chemistry' });
  return id;
}

/** Inserts a checked file of staff that waits to be delivered and returns its id. */
export async function staffFile(
  test: TestApp,
  orderId: string,
  file: {
    name: string;
    bytes: Uint8Array;
    role?: 'brief' | 'message' | 'draft' | 'delivery';
    status?: 'checking' | 'ready' | 'refused';
  },
): Promise<string> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const storageKey = contentKey(sha256);
  await test.ctx.files.put(storageKey, file.bytes);
  await documents.upsertFile(test.ctx.db, { sha256, sizeBytes: file.bytes.length, storageKey });
  const { id } = await orders.insertFile(test.ctx.db, {
    order_id: orderId,
    role: file.role ?? 'delivery',
    from_whom: 'staff',
    file_sha256: sha256,
    file_name: file.name,
    size_bytes: file.bytes.length,
    status: file.status ?? 'ready',
  });
  return id;
}

/** Returns the kinds of an order's events in their order. */
export async function eventKinds(test: TestApp, orderId: string): Promise<string[]> {
  const rows = await selectRows(test, 'order_events', { order_id: orderId }, ['kind'], 'id');
  return rows.map(({ kind }) => kind);
}

/** Returns the audit entries of an order in their order. */
export async function auditOf(test: TestApp, target: string) {
  return selectRows(test, 'audit_log', { target }, ['actor', 'verb', 'before', 'after'], 'id');
}

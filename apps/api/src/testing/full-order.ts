import { createHash, randomInt } from 'node:crypto';
import { integrityText } from '@aw/contracts/orders/values';
import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import type { OrderRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import type { PaymentRow } from '@aw/db/payments';
import { contentKey } from '../adapters/files/file-keys';
import { insertRow, selectRow } from './rows';
import type { TestApp } from './test-app';

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns an order number in the server's format. */
export function orderNumber(): string {
  return `AW-${Array.from({ length: 16 }, () => signs[randomInt(signs.length)]).join('')}`;
}

type NewRow = Partial<Parameters<typeof orders.insert>[1]>;

/** Inserts an order of a person, by default a draft of 2,500 words. */
export async function orderRow(test: TestApp, userId: string | null, change: NewRow = {}): Promise<OrderRow> {
  const book = await selectRow(test, 'price_books', {}, ['id']);
  return orders.insert(test.ctx.db, {
    id: orderNumber(),
    user_id: userId,
    word_count: 2500,
    price_book_id: book.id,
    currency: 'USD',
    billed_words: 3000,
    base_minor: 6000,
    discount_minor: 3000,
    discount_percent: 50,
    ...change,
  });
}

/** Inserts a transfer for an order. The order itself does not change. */
export async function transferRow(
  db: Database,
  orderId: string,
  amountMinor: number,
  change: Partial<Pick<PaymentRow, 'currency' | 'reference' | 'succeeded_at'>> = {},
): Promise<PaymentRow> {
  return db
    .insertInto('payments')
    .values({
      order_id: orderId,
      method: 'bank_transfer',
      status: 'succeeded',
      currency: 'USD',
      amount_minor: amountMinor,
      received_minor: amountMinor,
      succeeded_at: new Date(),
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores bytes as a file of an order. Returns their hash and the file's id. */
export async function orderFile(
  test: TestApp,
  orderId: string,
  file: { bytes: Buffer; name: string; from: 'customer' | 'staff'; shownAt?: Date },
): Promise<{ id: string; sha256: string }> {
  const { db, files } = test.ctx;
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  await files.put(contentKey(sha256), file.bytes);
  await documents.upsertFile(db, { sha256, sizeBytes: file.bytes.length, storageKey: contentKey(sha256) });
  const { id } = await insertRow(test, 'order_files', {
    order_id: orderId,
    role: file.from === 'customer' ? 'brief' : 'delivery',
    from_whom: file.from,
    file_sha256: sha256,
    file_name: file.name,
    size_bytes: file.bytes.length,
    status: 'ready',
    shown_at: file.shownAt ?? null,
  });
  return { id, sha256 };
}

/**
 * Inserts a delivered and disputed order with rows in every table of orders. All words of the customer contain
 * `mark`.
 */
export async function fullOrder(test: TestApp, user: { userId: string; mark: string; email: string }) {
  const { db } = test.ctx;
  const { userId, mark, email } = user;
  const at = new Date('2026-11-02T10:00:00Z');
  const words = { topic: mark, reference: mark, paper_description: mark, extra_requirements: mark };
  const order = await orderRow(test, userId, {
    ...words,
    name: mark,
    email,
    phone: mark,
    major_course: mark,
    service: 'editing',
    status: 'disputed',
    institution_country: 'DE',
    time_zone: 'Europe/Berlin',
    integrity_acknowledged_at: at,
    integrity_text: integrityText,
    placed_at: at,
    paid_at: at,
    delivered_at: new Date('2026-11-05T10:00:00Z'),
    tax_lines: JSON.stringify([{ name: 'VAT', percent: 19, amountMinor: 479 }]),
  });
  const order_id = order.id;
  await orders.insertEvent(db, {
    orderId: order_id,
    kind: 'placed',
    by: 'customer',
    status: 'awaiting_payment',
  });
  const detail = { amountMinor: 3000, method: 'card' };
  await orders.insertEvent(db, {
    orderId: order_id,
    kind: 'paid',
    by: 'payment',
    status: 'paid',
    detail,
  });
  const [message] = await db
    .insertInto('order_messages')
    .values([
      { order_id, from_whom: 'customer', name: mark, body: `${mark}: which edition?` },
      { order_id, from_whom: 'writer', name: 'Hana K.', body: `Dear ${mark}, the second.` },
    ])
    .returning('id')
    .execute();
  const own = { bytes: Buffer.from(`%PDF-1.4 the brief of ${mark}`), name: `${mark}.pdf` };
  const brief = await orderFile(test, order_id, { ...own, from: 'customer' });
  const work = { bytes: Buffer.from(`%PDF-1.4 the work for ${order_id}`), name: 'work.pdf', shownAt: at };
  const delivery = await orderFile(test, order_id, { ...work, from: 'staff' });
  const draft = { bytes: Buffer.from(`%PDF-1.4 not shown, ${order_id}`), name: 'not-shown.pdf' };
  await orderFile(test, order_id, { ...draft, from: 'staff' });
  await insertRow(test, 'order_extensions', {
    order_id,
    due_at: at,
    reason: 'The archive is closed.',
    status: 'declined',
  });
  const payment = await db
    .insertInto('payments')
    .values({
      order_id,
      method: 'card',
      intent_id: `pi_${order_id}`,
      status: 'succeeded',
      currency: 'USD',
      amount_minor: 3000,
      received_minor: 3000,
      card_brand: 'visa',
      card_last4: '4242',
      succeeded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refund = { order_id, payment_id: payment.id, amount_minor: 500, reason: 'One page was missing.' };
  await insertRow(test, 'refunds', {
    ...refund,
    cause: 'staff',
    status: 'succeeded',
    request_key: order_id,
    settled_at: at,
  });
  const dispute = { order_id, payment_id: payment.id, amount_minor: 3000, reason: 'fraudulent' };
  await insertRow(test, 'disputes', {
    ...dispute,
    id: `dp_${order_id}`,
    status: 'needs_response',
    created_at: at,
  });
  await insertRow(test, 'jurisdiction_decisions', {
    order_id,
    user_id: userId,
    service: 'editing',
    institution_country: 'DE',
    is_allowed: true,
  });
  await insertRow(test, 'order_access', { order_id, user_id: userId, link_version: 1 });
  return { order, brief, delivery, messageId: message?.id ?? '' };
}

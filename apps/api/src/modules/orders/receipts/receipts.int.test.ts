import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityText } from '@aw/contracts/orders/values';
import * as orders from '@aw/db/orders';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { member } from '../../../testing/account';
import { refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import type { Caller } from '../../../testing/calls';
import { fullOrder, orderRow, transferRow } from '../../../testing/full-order';
import { insertRows, selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { notifyCustomer } from '../notify-customer';

const test = useTestApp();
const ada = beforeTests(() => member(test));
let full: Awaited<ReturnType<typeof fullOrder>>;

const receiptOf = (id: string) => ({ url: `/api/orders/${id}/receipt` });
const packOf = (id: string) => ({ url: `/api/admin/orders/${id}/evidence` });

beforeAll(async () => {
  full = await fullOrder(test, { userId: ada.id, mark: 'Ada Lovelace-Żółć', email: ada.email });
});

/** Extracts the text of a PDF with PDFium. */
async function textOf(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aw-receipt-'));
  try {
    const file = path.join(folder, 'receipt.pdf');
    await writeFile(file, bytes);
    const result = await test.reader.read({ path: file, fileName: 'receipt.pdf' }, folder);
    if (result.status !== 'read') throw new Error(result.reason);
    return result.pages
      .map((page) => page.text)
      .join('\n')
      .replace(/\s+/g, ' ');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receiptText(user: Caller, id: string): Promise<string> {
  const response = await user.inject(receiptOf(id));
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  return textOf(response.rawPayload);
}

describe('the receipt', () => {
  it('[O14] the receipt is a PDF with number, customer, price, discount, tax, payment and refund', async () => {
    const text = await receiptText(ada, full.order.id);
    for (const part of [
      'Academic Workshop',
      `Order ${full.order.id}`,
      'Ordered on November 2, 2026',
      'Ada Lovelace-Żółć',
      ada.email,
      'Germany',
      'Editing and Proofreading, 2,500 words (billed as 3,000)',
      '60 USD',
      'Discount (50%)',
      '−30 USD',
      'Total 30 USD',
      'Includes VAT at 19% 4.79 USD',
      'November 2, 2026: Visa card ending in 4242',
      'Refunded: One page was missing.',
      '−5 USD',
      'Paid after refunds 25 USD',
      test.ctx.config.CONTACT_EMAIL,
      test.ctx.config.CONTACT_PHONE,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('No tax is included.');
  });

  it('[O14] the receipt says if no tax is included, and names a bank transfer by its reference', async () => {
    const order = await orderRow(test, ada.id, { status: 'paid', tax_lines: '[]', name: '李明 Ada' });
    await transferRow(test.ctx.db, order.id, 3000, { reference: 'TRX 77' });
    const text = await receiptText(ada, order.id);
    expect(text).toContain('No tax is included.');
    expect(text).toContain('Bank transfer, reference TRX 77 30 USD');
    expect(text).toMatch(/ Paid 30 USD/);
    expect(text).toContain('Ada');
    expect(text).not.toContain('Refunds');
  });

  it('[O14] a long receipt continues on further pages and loses no line, however many payments and refunds there are', async () => {
    const order = await orderRow(test, ada.id, { status: 'paid' });
    const paid = { method: 'installments', status: 'succeeded', currency: 'USD' } as const;
    const rows = Array.from({ length: 60 }, (_, place) => ({
      ...paid,
      order_id: order.id,
      amount_minor: 50,
      received_minor: 50,
      reference: `part ${place}`,
    }));
    await insertRows(test, 'payments', rows);
    const text = await receiptText(ada, order.id);
    for (const { reference } of rows) expect(text).toContain(`reference ${reference} 0.50 USD`);
    expect(text).toMatch(/ Paid 30 USD/);
  });

  it('[O14] there is no receipt before a payment, and none for anybody else', async () => {
    const unpaid = await orderRow(test, ada.id, { status: 'awaiting_payment' });
    const early = await ada.inject(receiptOf(unpaid.id));
    expect(refusalOf(early)).toEqual([409, 'orders.move']);
    const stranger = await signedIn(test.app);
    const refused = await stranger.inject(receiptOf(full.order.id));
    expect(refusalOf(refused)).toEqual([404, 'orders.not_found']);
    expect((await test.app.inject(receiptOf(full.order.id))).statusCode).toBe(401);
  });
});

describe('the evidence pack', () => {
  it('[O12] one call returns an evidence pack with all that was agreed, done, written, delivered and paid', async () => {
    const staff = await signedInStaff(test, 'evidence-reader');
    await notifyCustomer(test.ctx, full.order, 'delivered', {});
    const response = await staff.inject(packOf(full.order.id));
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(response.rawPayload);
    const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
    expect(text('timeline.txt')).toMatch(
      /^\S+Z \| paid \| by payment \| now paid \| method: card \| 30 USD\r$/m,
    );
    expect(JSON.parse(text('timeline.json'))).toMatchObject([{ kind: 'placed' }, { kind: 'paid' }]);
    const messages = JSON.parse(text('messages.json')) as { from: string; body: string }[];
    expect(messages.map(({ from }) => from).sort()).toEqual(['customer', 'writer']);
    expect(JSON.parse(text('acknowledgements.json'))).toMatchObject({
      academicIntegrity: { text: integrityText, at: '2026-11-02T10:00:00.000Z' },
      withdrawnAt: null,
    });
    expect(JSON.parse(text('jurisdiction.json'))).toMatchObject([
      { isAllowed: true, institutionCountry: 'DE', service: 'editing' },
    ]);
    expect(JSON.parse(text('access.json'))).toMatchObject({
      openedByLink: [{ user: ada.id }],
      mails: [{ kind: 'order_step', to: ada.email }],
    });
    expect(JSON.parse(text('payments.json'))).toMatchObject({
      payments: [{ receivedMinor: 3000, intent: `pi_${full.order.id}` }],
      refunds: [{ amountMinor: 500 }],
      disputes: [{ reason: 'fraudulent' }],
    });
    expect(await textOf(Buffer.from(files['receipt.pdf'] ?? []))).toContain('Total 30 USD');
  });

  it('[O12] the evidence pack names every file with its hash and contains only the files that the customer received', async () => {
    const staff = await signedInStaff(test, 'evidence-checker');
    const files = unzipSync((await staff.inject(packOf(full.order.id))).rawPayload);
    const list = JSON.parse(Buffer.from(files['files.json'] ?? []).toString('utf8')) as {
      from: string;
      sha256: string;
      file: string | null;
    }[];
    expect(Object.fromEntries(list.map(({ from, sha256 }) => [from, sha256]))).toEqual({
      customer: full.brief.sha256,
      staff: full.delivery.sha256,
    });
    expect(list).toHaveLength(2);
    const deliveredNames = Object.keys(files).filter((name) => name.startsWith('delivered/'));
    expect(deliveredNames).toEqual(list.flatMap(({ file }) => file ?? []));
    const digest = createHash('sha256')
      .update(files[deliveredNames[0] ?? ''] ?? '')
      .digest('hex');
    expect(digest).toBe(full.delivery.sha256);
  });

  it('[O12] only staff get the evidence pack, and the audit log records who did', async () => {
    const staff = await signedInStaff(test, 'evidence-auditor');
    expect((await ada.inject(packOf(full.order.id))).statusCode).toBe(401);
    expect((await staff.inject(packOf('AW-0000000000000000'))).statusCode).toBe(404);
    await staff.inject(packOf(full.order.id));
    const log = await selectRows(
      test,
      'audit_log',
      { actor: 'evidence-auditor', target: `order:${full.order.id}` },
      ['verb'],
    );
    expect(log).toEqual([{ verb: 'order.evidence_read' }]);
  });

  it('[O12] the evidence pack of an order that was never paid has no receipt', async () => {
    const staff = await signedInStaff(test, 'evidence-early');
    const order = await orderRow(test, ada.id);
    await orders.update(test.ctx.db, order.id, { status: 'cancelled' });
    const files = unzipSync((await staff.inject(packOf(order.id))).rawPayload);
    expect(Object.keys(files)).toContain('timeline.txt');
    expect(Object.keys(files)).not.toContain('receipt.pdf');
  });
});
